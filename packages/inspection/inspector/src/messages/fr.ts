// The inspector in French.
import type { Messages } from "./en.ts";

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
  events: (number) => (number < 2 ? `${number} événement` : `${number} événements`),
  context: "Contexte",
  more: (number) =>
    number === 1
      ? "et 1 autre qui n’est pas montré"
      : `et ${number} autres qui ne sont pas montrés`,
  event: "Événement à envoyer, en JSON",
  send: "Envoyer",
  notAnEvent:
    'Ce n’est pas un événement. Écrivez du JSON avec un type, par exemple {"type":"…","data":{}}.',
  refused: "Refusé :",
};
