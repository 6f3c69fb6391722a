// Transmettre, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and, count } = grammarOf("fr");

export const fr: Messages = {
  title: "Partager",
  close: "Fermer",
  lead: "Rien n’est envoyé. La partie se trouve dans le lien lui-même, dans ce qu’aucun serveur ne voit.",
  holdsAll: "Il contient tout, aussi ce que ce joueur ne pouvait pas voir.",
  link: "Un lien vers cet instant, avec la partie",
  making: "Le lien se prépare…",
  goesAlong: (branches, notes) =>
    branches + notes === 0
      ? "Il n’y a ni branche ni note à joindre."
      : `Avec ${and([
          ...(branches === 0 ? [] : [count(branches, "branche", "branches")]),
          ...(notes === 0 ? [] : [count(notes, "note", "notes")]),
        ])}.`,
  onlyHere: (oneFile) =>
    `Ce lien ne s’ouvre que sur cet ordinateur, tant que la visionneuse tourne. Pour d’autres : « ${oneFile} ».`,
  length: (percent) =>
    `Courriels et messageries le laissent passer en entier : ${percent} % de ce que contient un lien.`,
  tooLong: (percent) =>
    `Cette partie est trop longue pour un lien : courriels et messageries le couperaient (${percent} % de ce qui y tient). Transmettez plutôt un fichier.`,
  copy: "Copier le lien",
  copied: "Copié.",
  notCopied: "Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le vous-même.",
  oneFile: "Un seul fichier",
  oneFileMeans:
    "Lecteur, partie, branches et notes dans un seul fichier HTML. Il s’ouvre dans tout navigateur, sans réseau, et contient le journal tel qu’il a été noté.",
  save: "Enregistrer en un seul fichier",
  saved: "Enregistré.",
  noViewer:
    "Ce site n’a pas de lecteur en un seul fichier. Qui l’a installé peut y mettre viewer.html ; ou bien : assize view game.jsonl --single-file game.html",
};
