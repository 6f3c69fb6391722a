// Ce que donne un relevé avec les décisions d'un arbitre, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Arbitrations } from "./en.ts";

const { and, count } = grammarOf("fr");

export const arbitrations: Arbitrations = {
  lead: "Après arbitrage",
  second: "Second avis",
  by: (file) => `selon ${file}`,
  inLog: "selon les lignes du journal",
  settled: (rulings) =>
    `chaque constat a sa réponse, par ${count(rulings, "décision", "décisions")}`,
  open: (findings) => `${count(findings, "constat reste ouvert", "constats restent ouverts")}`,
  notCarried: "toutes les décisions n'ont pas pu être appliquées",
  notToTheEnd:
    "toutes les décisions ont été appliquées, et l'examen avec elles s'arrête avant la fin",
  leftOpen:
    "toutes les décisions ont été appliquées, et ce que l'enregistrement laisse lui-même ouvert le reste : les raisons figurent avec son verdict",
  placesBy: (arbiters) => `Les places reposent sur la parole de : ${and(arbiters)}.`,
  at: (event, code) => `événement ${event} (${code})`,
  openAt: (id, event, code) => `Ouvert : ${id}, événement ${event} (${code})`,
  rulings: {
    "let-stand": "il reste tel qu'il est noté.",
    corrected: "corrigé : la partie continue selon les règles.",
    voided: "annulé : la ligne ne compte pas.",
    penalty: "la partie reste telle qu'elle a continué.",
  },
  instead: (event) => `Compte à sa place : ${event}.`,
  points: (seat, points) => `Pénalité : ${seat} perd ${points} points.`,
  place: (seat, place) => `Pénalité : ${seat} arrive au mieux au rang ${place}.`,
  said: (arbiter, reason) => `${arbiter} : « ${reason} »`,
  moot: "Avec les autres décisions, plus rien n'est constaté ici : la décision est sans effet.",
  laterPenalty: "La partie n'est pas finie : la pénalité comptera à la fin.",
  problems: {
    "no-line": "Le relevé n'a pas cette ligne.",
    "other-hash":
      "La ligne a une autre empreinte : la décision porte sur un autre relevé, ou la ligne a été changée depuis.",
    "answered-twice": "Une décision précédente répond au même constat.",
    "arbiter-plays":
      "Qui a décidé porte le nom d'un siège de cette table ; personne n'arbitre sa propre partie.",
    "no-finding": "Rien de ce code n'est constaté à cette ligne.",
    "not-possible":
      "La partie ne peut pas continuer ainsi à partir d'ici : prenez une autre décision, ou indiquez le choix qui compte.",
    "no-seat": "La table n'a pas ce siège.",
    "no-points": "Ce jeu ne classe pas selon un seul nombre : une pénalité doit indiquer un rang.",
  },
  notCarriedOut: "Pas appliqué",
  differ: "Ils diffèrent",
  agree: "Les deux décident de même.",
  none: "aucune décision",
  sideBySide: (first, second) => `${first} ; le second avis : ${second}`,
  restore: {
    lead: (event) =>
      event === 0 ? "Au début :" : `Après l'événement ${event}, changez sur la table :`,
    nothing: "Rien n'est à changer sur la table.",
    change: (what, from, to) => `${what} : « ${from} » devient « ${to} ».`,
    line: (from, to) => `« ${from} » devient « ${to} ».`,
    restsOn: "Cela repose sur l'explication de l'enregistrement :",
    explained: (id, event, code, how) => `${id}, événement ${event} (${code}) : ${how}`,
    byRules:
      "Il n'y a pas de décision : pour chaque cause, ce qu'imposent les règles en tient lieu.",
  },
};
