// The sentences of timeline and controls in Spanish.
import type { Messages } from "./en.ts";

const number = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const es: Messages = {
  timeline: "Línea de tiempo",
  start: "Antes del primer suceso",
  findings: (count) => number(count, "hallazgo", "hallazgos"),
  marks: {
    chapter: (count) => number(count, "capítulo", "capítulos"),
    turn: (count) => number(count, "turno", "turnos"),
    score: (count) => number(count, "puntuación", "puntuaciones"),
    reveal: (count) => number(count, "revelación", "revelaciones"),
    finding: (count) => number(count, "hallazgo", "hallazgos"),
  },
  legend: "Qué significan las marcas",
  range: "Intervalo",
  rangeFrom: "Primer suceso del intervalo",
  rangeTo: "Último suceso del intervalo",
  rangeStartsHere: "El intervalo empieza aquí",
  rangeEndsHere: "El intervalo termina aquí",
  rangeTold: (from, to) => `Sucesos ${from} a ${to}`,
  rangeHint: "Arrastrar aquí para elegir un intervalo",
  zoomIn: "Ampliar el intervalo",
  wholeGame: "Mostrar toda la partida",
  clearRange: "Abandonar el intervalo",
  eventOf: (seq, last) => `Suceso ${seq} de ${last}`,
  controls: "Reproducción",
  first: "Al principio",
  previousTurn: "Un turno atrás",
  previous: "Un suceso atrás",
  play: "Reproducir",
  playAgain: "Reproducir otra vez desde el principio",
  pause: "Detener",
  next: "Un suceso adelante",
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
  days: (days, hours) => `${number(days, "día", "días")} ${hours} h`,
};
