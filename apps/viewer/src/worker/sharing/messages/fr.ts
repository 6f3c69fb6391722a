// Ce qui se dit des parties dans les liens, en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  notInALink:
    "Les lignes de ce journal ne sont pas numérotées ou chaînées comme il faut, et un lien le cacherait. Enregistrez-le plutôt en un seul fichier.",
  linkTooLong: (characters, most) =>
    `La partie de ce lien a ${characters} caractères ; on en lit ${most} au plus. Demandez-la en un seul fichier.`,
  linkUnpacksTooLarge: (most) =>
    `Ce que contient ce lien dépasse ${most} octets, le maximum qui soit lu. Demandez-le en un seul fichier.`,
  linkOfOtherVersion: (version) =>
    `Ce lien a la forme ${version}, qui n’est pas connue ici. Une version plus récente de cette page l’ouvrira peut-être.`,
  linkDamaged:
    "Ce lien est abîmé ou a été coupé : il ne contient aucune partie lisible. Copiez de nouveau le lien entier.",
  linkOfTooMuch: (most) =>
    `Ce lien demande une partie de plus de ${most} événements, le maximum qui soit montré.`,
  linkOfEarlierRules:
    "Ce lien a été fait selon un livret plus ancien, et la partie a été refaite selon celui-ci.",
  linkOfUnknownRules:
    "Ce lien a été fait selon des règles inconnues ici. La partie a été refaite selon celles d’aujourd’hui.",
  linkOfOtherEvents:
    "De ces choix, les règles font d’autres événements que ceux qui ont été partagés : ce n’est pas la même partie.",
};
