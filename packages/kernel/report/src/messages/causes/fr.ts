// Why something is wrong, in French: what stands beside the event and the facts.
import type { Causes } from "./en.ts";

export const causes: Causes = {
  recorded: (event) => `Le journal dit « ${event} ».`,
  ruled: (event) => `Les règles disent « ${event} ».`,
  missing: (event) => `Il manque dans le journal ce que les règles entraînent ici : ${event}.`,
  surplus: "Les règles n'entraînent rien de tel ici.",
  insteadOf: (event) => `Les règles entraînaient autre chose ici : ${event}.`,
  twice: "C'est écrit deux fois.",
  order: "Cet événement et le suivant sont inversés.",
  otherValues: "Ce choix et le suivant du même genre ont échangé leurs valeurs.",
  place: "Ce n'est pas à sa place dans le journal.",
  seat: (seat) => `Ce choix revenait à ${seat}.`,
  illegal: "Les règles ne permettent pas ce choix ici.",
  /** Of a choice of which not all is known. */
  fitsNone:
    "Aucun choix de ce genre que les règles permettent ici ne correspond à ce qui est écrit.",
  notDue: "Ce choix n'était pas à faire.",
  impossible: "Le hasard ne peut pas donner ce résultat ici.",
  chanceNotDue: "Rien n'était laissé au hasard ici.",
  over: "La partie était déjà terminée.",
  choiceMissing: (seat) =>
    `Juste avant, il manque un choix dans le journal${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissing: "Juste avant, il manque un résultat du hasard dans le journal.",
  choiceMissingBefore: (event, seat) =>
    `Avant l'événement ${event}, il manque un choix dans le journal${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissingBefore: (event) =>
    `Avant l'événement ${event}, il manque un résultat du hasard dans le journal.`,
  undone: "Juste avant, le jeu est revenu à une position antérieure, ce que le journal ne dit pas.",
  earlier: (event) =>
    `D'après les règles, il n'est possible que si l'événement ${event} a été un autre que celui qui est consigné.`,
  later: (event) => `Ce qui a sa place ici se trouve plus loin dans le journal : ${event}.`,
  laterBefore: "Quelque chose qui a sa place avant se trouve plus loin dans le journal.",
};
