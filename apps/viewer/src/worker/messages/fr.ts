// What the worker says to people, in French.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and, count, or } = grammarOf("fr");

export const fr: Messages = {
  tooLarge: (bytes, most) =>
    `Ce fichier fait ${bytes} octets ; on peut en ouvrir ici ${most} au plus. Séparez d’abord les parties.`,
  unpacksTooLarge: (most) =>
    `Déballé, cela fait plus de ${most} octets, le maximum que l’on puisse ouvrir ici. Déballez-le et coupez-le d’abord en parties.`,
  packedTorn: (packing) =>
    `Les données ${packing} s’arrêtent trop tôt. Copiez ou compressez de nouveau le fichier.`,
  packedDamaged: (packing) =>
    `Les données ${packing} sont abîmées : rien de ce qui serait dit de ces parties ne vaudrait. Copiez ou compressez de nouveau le fichier.`,
  packedFollowed: (packing) =>
    `Quelque chose suit la fin des données ${packing}. Enlevez-le, ou compressez de nouveau le fichier.`,
  atLine: (line) => `Voyez la ligne ${line} du fichier.`,
  notUtf8: "Ce fichier est en UTF-16. Enregistrez-le en UTF-8.",
  notNoted: (ending) => `Ceci ne se lit pas comme .${ending}.`,
  inText: (line, message) => `Ligne ${line} : ${message}`,
  andMore: (more) => `Et ${more} de plus.`,
  empty: "Ce fichier ne contient aucune partie.",
  noSuchGame: (number, games) =>
    `Il n’y a pas de partie ${number} dans ce fichier ; il contient ${count(games, "partie", "parties")}.`,
  unknownGame: (known) => `Ce journal est celui d’un jeu inconnu ici. Connus : ${and(known)}.`,
  notShown: "Ce journal est lisible, mais sa partie ne peut pas être rejouée ici.",
  noSuchHistory: "Ce journal n’est plus ouvert.",
  noSuchBranch: "Cette variante n’existe plus.",
  noSuchMoment: (seq, last) =>
    `Il n’y a pas d’événement ${seq} à montrer ; le dernier est le ${last}.`,
  lastEvent: (seq) => `L’événement ${seq} est le dernier ; demandez-en un autre.`,
  notYours:
    "Seul ce siège, ou un regard qui voit tout, peut demander ce qu’un autre siège pourrait faire.",
  branch: (number) => `Variante ${number}`,
  noMoreBranches: "Il y a trop de variantes ou d’événements ; supprimez d’abord une variante.",
  refused: "Ce n’est pas possible ici.",
  noSuchTable: "Aucune partie ne peut commencer à une telle table.",
  newGame: "nouvelle-partie",
  noSuchBot: (known) => `Il n’y a pas de tel joueur ; choisissez ${or(known)}.`,
  twoGames: "Ce sont les journaux de deux jeux différents.",
  noInstant: (at) => `« ${at} » n’est pas un instant UTC comme 2026-01-31T18:00:00Z.`,
  gameMistake: (what) =>
    `Ce jeu se contredit lui-même ; ni le journal ni un joueur n’est en faute. L’auteur du jeu peut le corriger : ${what}`,
  defect: (what) =>
    `L’erreur est dans ce programme, pas dans le journal. Merci de la signaler : ${what}`,
};
