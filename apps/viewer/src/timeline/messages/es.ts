// The sentences of timeline and controls in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  timeline: "Línea de tiempo",
  start: "Antes del primer evento",
  findings: (number) => count(number, "hallazgo", "hallazgos"),
  marks: {
    chapter: (number) => count(number, "capítulo", "capítulos"),
    turn: (number) => count(number, "turno", "turnos"),
    score: (number) => count(number, "puntuación", "puntuaciones"),
    reveal: (number) => count(number, "revelación", "revelaciones"),
    finding: (number) => count(number, "hallazgo", "hallazgos"),
  },
  legend: "Qué significan las marcas",
  range: "Intervalo",
  rangeFrom: "Primer evento del intervalo",
  rangeTo: "Último evento del intervalo",
  rangeStartsHere: "El intervalo empieza aquí",
  rangeEndsHere: "El intervalo termina aquí",
  rangeTold: (from, to) => `Eventos ${from} a ${to}`,
  rangeHint: "Arrastrar aquí para elegir un intervalo",
  zoomIn: "Ampliar el intervalo",
  wholeGame: "Mostrar toda la partida",
  clearRange: "Abandonar el intervalo",
  eventOf: (seq, last) => `Evento ${seq} de ${last}`,
  controls: "Reproducción",
  first: "Al principio",
  previousTurn: "Un turno atrás",
  previous: "Un evento atrás",
  play: "Reproducir",
  playAgain: "Reproducir otra vez desde el principio",
  pause: "Detener",
  next: "Un evento adelante",
  nextTurn: "Un turno adelante",
  last: "Al final",
  speed: "Velocidad",
  speeds: {
    "0.5": "0,5×",
    "1": "1×",
    "2": "2×",
    "4": "4×",
    interest: "Según el interés",
    recorded: "Tiempo real",
  },
  pauseCut: (pause) => `Una pausa de ${pause}, abreviada`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  days: (days, hours) => `${count(days, "día", "días")} ${hours} h`,
};
