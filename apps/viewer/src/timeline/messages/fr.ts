// The sentences of timeline and controls in French.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  timeline: "Chronologie",
  start: "Avant le premier événement",
  findings: (number) => count(number, "constat", "constats"),
  marks: {
    chapter: (number) => count(number, "chapitre", "chapitres"),
    turn: (number) => count(number, "tour", "tours"),
    score: (number) => count(number, "score", "scores"),
    reveal: (number) => count(number, "révélation", "révélations"),
    finding: (number) => count(number, "constat", "constats"),
  },
  legend: "Signification des marques",
  range: "Intervalle",
  rangeFrom: "Premier événement de l’intervalle",
  rangeTo: "Dernier événement de l’intervalle",
  rangeStartsHere: "L’intervalle commence ici",
  rangeEndsHere: "L’intervalle finit ici",
  rangeTold: (from, to) => `Événements ${from} à ${to}`,
  rangeHint: "Glisser ici pour choisir un intervalle",
  zoomIn: "Agrandir l’intervalle",
  wholeGame: "Afficher toute la partie",
  clearRange: "Abandonner l’intervalle",
  eventOf: (seq, last) => `Événement ${seq} sur ${last}`,
  controls: "Lecture",
  first: "Au début",
  previousTurn: "Reculer d’un tour",
  previous: "Reculer d’un événement",
  play: "Lire",
  playAgain: "Relire depuis le début",
  pause: "Suspendre",
  next: "Avancer d’un événement",
  nextTurn: "Avancer d’un tour",
  last: "À la fin",
  speed: "Vitesse",
  speeds: {
    "0.5": "0,5×",
    "1": "1×",
    "2": "2×",
    "4": "4×",
    interest: "Selon l’intérêt",
    recorded: "Temps réel",
  },
  pauseCut: (pause) => `Une pause de ${pause}, abrégée`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  days: (days, hours) => `${count(days, "jour", "jours")} ${hours} h`,
};
