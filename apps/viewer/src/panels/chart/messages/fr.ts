// Le diagramme en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count, plural } = grammarOf("fr");

export const fr: Messages = {
  loading: "Le diagramme arrive…",
  part: "Partie du diagramme",
  follow: (phase) => (phase === null ? "Suivre la partie" : `Suit : ${phase}`),
  whole: "Tout le diagramme",
  large: "En grand",
  elsewhere: "Le diagramme occupe la place du plateau.",
  save: "Enregistrer…",
  formats: { svg: "Dessin (SVG)", mermaid: "Mermaid", json: "Données (JSON)" },
  search: "Chercher dans le diagramme",
  found: (number, more) => (more ? `Voici les ${number} premiers` : `${number} trouvés`),
  kinds: {
    state: "état",
    transition: "transition",
    event: "événement",
    clause: "clause",
    question: "question",
  },
  standing: "Où en est la partie",
  took: "A pris",
  forcedToTake: "Refusé ; la partie a continué comme les règles l’imposent :",
  refused: "N’a pris aucune transition : l’événement a été refusé.",
  outside: "Le diagramme n’en juge pas.",
  forget: "Ne plus rien montrer",
  entered: (times) => (times === 0 ? "jamais atteint" : `atteint ${times}×`),
  readClause: "Lire la clause",
  asks: "Demande",
  changes: "Change :",
  transitions: (number) => count(number, "transition", "transitions"),
  taken: (times) => (times === 0 ? "jamais" : `${times}×`),
  stays: "reste",
  events: (number) =>
    plural(number, `Prise par ${number} événement`, `Prises par ${number} événements`),
  moreEvents: (number) => `Et ${number} de plus.`,
  asked: "Ce qui a été demandé",
  legal: "Permis.",
  notLegal: "Refusé.",
  forced: "Les règles imposent :",
  recorded: "L’événement dit :",
  onward: (events) => `${count(events, "événement peut", "événements peuvent")} venir ici`,
  wayHere: "Montrer comment on arrive ici",
  howShort: {
    chart: (events) =>
      `${count(events, "événement", "événements")} ; aucune partie n’y arrive en moins`,
    explored: (events) =>
      `${count(events, "événement", "événements")} ; tout ce qui se joue en moins à la table habituelle a été suivi`,
    played: (events) =>
      `${count(events, "événement", "événements")} ; il existe peut-être une partie plus courte`,
  },
  noWayKnown: "On ne connaît aucune partie qui arrive ici.",
  awaited: "attendu",
};
