// The inspector in French.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  title: "Inspecteur",
  thatPage: "la page qui a ouvert celle-ci",
  waiting: (where) => `En attente d’acteurs de ${where} …`,
  watching: (where) => `Observation de ${where}.`,
  disconnected: (where) =>
    `Pas de connexion à ${where}. Relancez le programme, puis rechargez cette page.`,
  foreign: (server) =>
    `${server} n’est pas sur cette machine. Seuls localhost et 127.0.0.1 sont acceptés.`,
  actors: "Acteurs",
  stopped: "arrêté",
  machine: "États",
  active: "actif",
  guard: "si",
  pick: "Reprendre dans le champ",
  events: (number) => count(number, "événement", "événements"),
  context: "Contexte",
  more: (number) =>
    `et ${count(number, "autre qui n’est pas montré", "autres qui ne sont pas montrés")}`,
  event: "Événement à envoyer, en JSON",
  send: "Envoyer",
  notAnEvent:
    'Ce n’est pas un événement. Écrivez du JSON avec un type, par exemple {"type":"…","data":{}}.',
  refused: "Refusé :",
  sequence: "Suite des événements",
  stays: "reste",
  decided: "décidé par",
  jump: "Aller à l’événement",
  stepping: "Parcourir les événements",
  toStart: "Au début",
  toEnd: "Au dernier événement",
  back: "Pas en arrière",
  forth: "Pas en avant",
  beforeFirst: "avant le premier événement",
  afterEvent: (index) => `après l’événement ${index}`,
  senders: "Ne montrer qu’un expéditeur",
  filter: "Filtrer par événement, état, question ou clause",
  earlier: (number) => `${count(number, "événement", "événements")} au-dessus`,
  later: (number) => `${count(number, "événement", "événements")} au-dessous`,
  nothingListed: "Aucun événement ne correspond.",
  outside: "de l’extérieur",
  bySeat: (seat) => `place ${seat}`,
  breakpoints: "Points d’arrêt",
  stopBefore: "S’arrêter avant cette transition",
  removeStop: "Supprimer ce point d’arrêt",
  held: "Retenu, pas encore pris :",
  wouldTake: "Il prendrait :",
  nothingTakesIt: "Aucune transition ne le prend à présent.",
  holdsTheNext: "Le prochain événement sera retenu.",
  holdNext: "Retenir le prochain événement",
  step: "Pas à pas",
  goOn: "Continuer",
  whatIsHeld:
    "Sont retenus les événements qu’un enregistrement apporte ou qu’un programme transmet par watch.pass, non ce que les acteurs s’envoient. Un point d’arrêt se pose sur une transition, dans son état.",
  transitions: (number) => count(number, "transition", "transitions"),
};
