// What is wrong with values, in French.
import { grammarOf } from "@assize/kernel-model";
import type { Problems } from "./en.ts";

const { and, or } = grammarOf("fr");

const between = (least: number | null, most: number | null): string => {
  if (least === most) return `${least}`;
  if (least === null) return `au plus ${most}`;
  return most === null ? `au moins ${least}` : `de ${least} à ${most}`;
};

export const problems: Problems = {
  types: {
    object: "un objet",
    array: "une liste",
    string: "un texte",
    integer: "un nombre entier",
    number: "un nombre",
    boolean: "vrai ou faux (true, false)",
  },
  misfits: {
    missing: "manque",
    surplus: "n'est pas connu ici",
    surplusAmong: (known) => `n'est pas connu ici ; sont connus : ${and(known)}`,
    mustBe: (kinds) => `doit être ${or(kinds)}`,
    range: (least, most) => `doit être un nombre : ${between(least, most)}`,
    length: (least, most) => `doit avoir la longueur : ${between(least, most)}`,
    pattern: (pattern) => `doit correspondre à ${pattern}`,
    repeated: "s'y trouve une seconde fois",
    rule: (name) => `enfreint la règle « ${name} »`,
    anyRule: "enfreint une règle de son format",
    clause: (id, by) => `enfreint la clause ${id} (${by})`,
  },
  doubts: {
    game: (game, known) => `le jeu « ${game} » n'est pas connu ici (connus : ${and(known)})`,
    rules: (rules, known) =>
      `consigné sous la version ${rules} des règles, cet examen connaît la version ${and(known)}`,
    rulebook: (rulebook) => `le livret de règles ${rulebook} n'est pas celui de cet examen`,
    edition: (edition, digest, used) =>
      `consigné avec l'édition « ${edition} » (${digest}) ; cet examen a ${used}`,
    editionGiven: (problem, path) =>
      `l'édition donnée n'est pas valable : ${problem}${path === "" ? "" : `, ${path}`}`,
    rulingSet: (set) =>
      `jeu d'interprétations inconnu « ${set} » ; le jeu par défaut a été supposé`,
    ruling: (ruling) => `interprétation inconnue « ${ruling} » ; le jeu par défaut a été supposé`,
    rulingOption: (ruling, option, known) =>
      `l'interprétation « ${ruling} » n'a pas d'option « ${option} » (elle a ${and(known)}) ; le jeu par défaut a été supposé`,
  },
  stops: {
    refused: (event) => `le journal continue comme si l'événement refusé ${event} avait été permis`,
    unknownValue: (value) => `${value} ; la suite en dépend`,
    findingsLimit: (most) => `${most} constats`,
  },
};
