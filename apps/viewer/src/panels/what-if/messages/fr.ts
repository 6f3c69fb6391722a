// Ce qui aurait pu être, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  choose: "Ce qui se décide ici",
  instead: (seq) =>
    `Ce que vous choisissez ici prend la place de l’événement ${seq}, dans une branche.`,
  onwards: "C’est ici que cela s’arrête. Ce que vous choisissez continue d’ici.",
  who: "Qui décide",
  decides: (name) => `${name} décide`,
  chance: "Le hasard décide",
  dice: "Laisser faire le hasard",
  forced: "Personne ne décide ici : les règles imposent l’événement suivant.",
  toLastChoice: "Au choix précédent",
  toNextChoice: "Au choix suivant",
  over: "La partie est finie ici.",
  notTheseEyes:
    "Ce que ce siège peut choisir n’est montré qu’à lui-même et à qui voit tout. Changez de regard.",
  search: (number) => `Chercher parmi ${number} choix`,
  moreThanShown: "Il y en a plus que ce qui est montré ; cherchez-les.",
  asList: "Choisir dans une liste",
  kind: "Quoi",
  place: (number) => `Nº ${number}`,
  take: "Choisir ceci",
  refused: "Impossible ici",
  here: (number) => `${number === 1 ? "un choix" : `${number} choix`}, sur le plateau ou ici`,
  another: "Choisir autre chose",
  letBot: "Laisser jouer un robot",
  bot: "Robot",
  stretch: {
    choice: "Un choix",
    turn: "Jusqu’au tour suivant",
    end: "Jusqu’à la fin de la partie",
  },
  playing: "Le robot joue…",
  outcomes: "Ce qui en est sorti",
  record: "Le relevé",
  notOver: "pas finie",
  followed: (events) =>
    `Ce qui en est venu : ${count(events, "événement a", "événements ont")} suivi selon les règles`,
  branches: "Branches",
  tree: "Le relevé et ses branches",
  leaves: (seq, events) => `part après l’événement ${seq} ; ${events} événements`,
  rename: "Renommer",
  newName: "Nouveau nom",
  keepName: "Renommer",
  save: "Enregistrer comme journal",
  discard: "Abandonner",
  kept: "Les branches restent dans ce navigateur. Pour les transmettre : Menu → Partager.",
  notKept: (number) =>
    `Ce navigateur n’a pas la place de garder ${count(number, "branche", "branches")}. Enregistrez comme journal ce qu’il vous faut.`,
  notTheRecord: "Cela n’a pas eu lieu.",
  stillTheRecord: (seq) =>
    `Jusqu’à l’événement ${seq}, c’est conforme au relevé ; la branche commence après.`,
  leftAt: (seq) => `Cela n’a pas eu lieu : la branche a quitté le relevé après l’événement ${seq}.`,
  toRecord: "Retour au relevé",
};
