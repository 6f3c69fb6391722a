// How a finding is explained, in French: what is taken to have happened, and what else may have been.
import { grammarOf } from "@assize/kernel-model";
import type { Explanations } from "./en.ts";

const { count, tenths } = grammarOf("fr");

const named = (event: number) => `l'événement ${event}`;

export const explanations: Explanations = {
  best: "Meilleure explication",
  supposed: "supposé",
  what: {
    value:
      "Les valeurs ont été mal consignées ; la partie a continué avec celles que les règles imposent.",
    "value-believed":
      "La partie a continué avec les valeurs consignées, alors que les règles en imposent d'autres.",
    outcome: "La fin a été mal consignée ; la partie s'est terminée comme les règles l'imposent.",
    "outcome-believed":
      "La partie s'est terminée comme consigné, alors que les règles imposent une autre fin.",
    replaced:
      "Un autre événement que celui qui est consigné a eu lieu ; la partie a continué comme les règles l'imposent.",
    "replaced-believed":
      "L'événement consigné a eu lieu, alors que les règles en imposent un autre ; la partie a continué à partir de lui.",
    "left-out": "Il manque ici un événement au journal ; il a pourtant eu lieu.",
    "left-out-earlier":
      "Il manque quelque chose au journal avant un événement antérieur ; cela a pourtant eu lieu.",
    "left-out-decision": "Il manque ici un choix au journal ; il a pourtant été fait.",
    "left-out-chance":
      "Il manque ici un résultat du hasard au journal ; il s'est pourtant produit.",
    surplus: "L'événement n'a pas eu lieu ; la partie a continué sans lui.",
    "surplus-believed":
      "L'événement consigné a eu lieu, alors que les règles ne l'amènent pas ici ; la partie a continué à partir de lui.",
    "after-end": "L'événement n'appartient pas à la partie, qui était déjà finie.",
    "written-twice": "L'événement a été écrit deux fois ; il a eu lieu une fois.",
    "moved-forward": "L'événement se trouve trop tôt dans le journal ; il a eu lieu plus tard.",
    "moved-back": "Un événement qui a eu lieu ici se trouve plus loin dans le journal.",
    exchanged: "Cet événement et le suivant sont dans le mauvais ordre.",
    "exchanged-blocks":
      "Cet événement et d'autres à sa suite se trouvent avant des événements qui ont eu lieu d'abord.",
    "exchanged-values":
      "Ce choix et le suivant du même genre portent dans le journal les valeurs l'un de l'autre.",
    seat: "Le choix a compté comme celui du siège à qui il revient ; la partie a continué à partir de lui.",
    "seat-surplus": "L'événement a eu lieu ; seul le siège indiqué est faux.",
    "choice-not-carried-out": "Le choix n'a pas été exécuté ; la partie a continué sans lui.",
    "chance-not-carried-out":
      "Le résultat du hasard ne s'est pas produit ; la partie a continué sans lui.",
    "choice-stood":
      "Le choix a été exécuté, alors que les règles ne le permettent pas ; la partie a continué à partir de lui.",
    "choice-stood-impossibly":
      "Le choix a été exécuté, alors que les règles ne le permettent pas et qu'aucune position ne peut en résulter ; ce qui diffère plus loin peut en découler.",
    "chance-stood":
      "Le résultat du hasard a été admis, alors qu'il n'est pas possible ici ; la partie a continué à partir de lui.",
    "choice-unknown":
      "Le choix consigné n'a pas été exécuté ; un autre a été fait, que le journal ne dit pas.",
    "chance-unknown": "Le hasard a donné un autre résultat que celui qui est consigné.",
    "earlier-choice": "Un choix antérieur était un autre que celui qui est consigné.",
    "earlier-chance": "Un résultat antérieur du hasard était un autre que celui qui est consigné.",
    undone: "La partie est revenue à une position antérieure ; le journal ne le dit pas.",
    "lines-missing":
      "Des lignes manquent avant celle-ci ; ce qui s'y est passé n'est pas connu, et ce qui en dépend reste ouvert.",
  },
  seatOf: (rightful) =>
    `Le choix a compté comme fait par ${rightful}, à qui il revient ; la partie a continué à partir de lui.`,
  refused: (by) =>
    `${by} a choisi ce que les règles ne permettent pas ; cela n'a pas été exécuté, et un autre choix a été fait, que le journal ne dit pas.`,
  severalLeftOut: (leftOut, event) =>
    `${leftOut} événements ont été omis avant l'événement ${event}`,
  other: (deviations) => `Il a aussi pu en être autrement : ${deviations}.`,
  otherwise: {
    value: (event) => `les valeurs de ${named(event)} sont fausses`,
    "value-believed": (event) => `la partie a continué avec les valeurs de ${named(event)}`,
    replaced: (event) => `un autre événement a eu lieu à la place de ${named(event)}`,
    "replaced-believed": (event) => `${named(event)} a eu lieu comme consigné`,
    "left-out": (event) => `un événement a été omis avant l'événement ${event}`,
    surplus: (event) => `${named(event)} n'a pas eu lieu`,
    "surplus-believed": (event) => `${named(event)} a eu lieu contre les règles`,
    "written-twice": (event) => `${named(event)} a été écrit deux fois`,
    moved: (event) => `${named(event)} n'est pas à sa place`,
    exchanged: (event) => `${named(event)} et le suivant sont dans le mauvais ordre`,
    seat: (event) => `le siège de ${named(event)} est faux`,
    "choice-not-carried-out": (event) => `${named(event)} n'a pas été exécuté`,
    "choice-stood": (event) => `${named(event)} a été exécuté contre les règles`,
    "choice-unknown": (event) => `autre chose que ${named(event)} a été choisi ou tiré`,
    "earlier-choice": (event) =>
      `autre chose que ce qui est consigné a été choisi ou tiré avant ${named(event)}`,
    undone: (event) => `la partie est revenue à une position antérieure avant ${named(event)}`,
    "lines-missing": (event) => `des lignes manquent avant ${named(event)}`,
  },
  parts: (findings, first, last) =>
    `Avec lui : ${first === last ? `événement ${first}` : `événements ${first} à ${last}`}, ${count(findings, "autre constat", "autres constats")}. Ce qui s'y trouve en fait partie, ou peut en découler.`,
  moreParts: (findings) => `et ${findings} de plus`,
  fitsAs: (stated, fits, header) =>
    `Le journal convient mieux au jeu ${header}, selon quoi il a été examiné : écarts ${tenths(fits)} au lieu de ${tenths(stated)}.`,
  fits: (fits, stated) => `avec « ${fits} » qu'avec « ${stated} »`,
  seatsInHeader: (seats) => `${seats} sièges`,
};
