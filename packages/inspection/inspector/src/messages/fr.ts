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
};
