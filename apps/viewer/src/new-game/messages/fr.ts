// Une nouvelle partie, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const COLOURS: Readonly<Record<string, string>> = {
  blue: "bleu",
  red: "rouge",
  green: "vert",
  yellow: "jaune",
  black: "noir",
};

const { count } = grammarOf("fr");

export const fr: Messages = {
  title: "Nouvelle partie",
  lead: "Notez une partie en la jouant : cet appareil fait le tour de la table, connaît les règles et cache à chacun les secrets des autres. Rien n’en sort.",
  back: "Retour",
  unfinished: (title) => `Une partie de ${title} n’est pas finie`,
  resume: "Continuer",
  forget: "La jeter",
  elsewhere:
    "Un autre onglet ou une autre fenêtre de ce navigateur a une partie à la table. Continuez-y, ou quittez-y d’abord la table.",
  discard: (title) => `Jeter la partie de ${title} ?`,
  discardMeans: (events) =>
    `Elle compte ${count(events, "événement", "événements")}, et seul ce navigateur l’a. Elle ne pourra pas être retrouvée.`,
  keep: "La garder",
  game: "Jeu",
  seats: "Sièges, dans le sens horaire",
  howMany: "Combien de sièges",
  seat: (number) => `Siège ${number}`,
  name: "Nom",
  colourOfSeat: "Couleur",
  colour: (colour) => COLOURS[colour] ?? colour,
  whoPlays: "Qui joue",
  person: "à la table",
  bot: (name) => `robot : ${name}`,
  table: "Table",
  number: "Nombre",
  byLot: "au sort",
  rulingSet: "Interprétations",
  singleRulings: (number) => `Interprétations une à une (${number})`,
  asTheSet: "comme ci-dessus",
  times: "Noter quand chaque décision a été prise",
  begin: "Commencer",
  waiting: "Un instant…",
  handTo: (name) => `Passez l’appareil à ${name}`,
  nobodyElse: (name) => `La suite est pour ${name} seulement.`,
  iAm: (name) => `Je suis ${name}`,
  board: "Plateau",
  branch: "Branche",
  seenBy: (name) => `Pour ${name} seulement`,
  decides: (name) => `${name} décide`,
  chance: "Le hasard décide",
  drawHere: "Tirer ici",
  orEnter: "Ou indiquez ce que montrent vos dés ou vos cartes :",
  enterSecret: "Le saisir à la main : qui le fait le voit",
  orFirst: "Ou d’abord :",
  happened: (seq) => `Ce qui s’est passé, jusqu’à l’événement ${seq}`,
  goBack: "Revenir en arrière…",
  goBackMeans:
    "Rien n’est repris : ce qui a été décidé reste tel quel, et une branche s’en écarte. Enregistrez la partie que vous quittez si vous en avez besoin.",
  before: "Jusqu’avant",
  beginBranch: "Continuer de là dans une branche",
  save: "Enregistrer comme journal",
  saveLeft: "Enregistrer la partie quittée",
  saved: "Gardée dans ce navigateur, secrets compris, jusqu’à la prochaine partie.",
  notSaved:
    "Ce navigateur ne peut pas garder la partie. Enregistrez-la comme journal avant de fermer la page.",
  leave: "Quitter la table",
  over: "La partie est finie",
  verdict: "Verdict :",
  report: "Le rapport",
  watch: "La regarder",
  another: "Une autre partie",
};
