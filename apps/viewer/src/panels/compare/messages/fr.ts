// La comparaison en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count, plural } = grammarOf("fr");

export const fr: Messages = {
  lead: "Deux plateaux au même pas : une seule ligne du temps et les mêmes touches pour les deux. Ce qui diffère est entouré.",
  withRulings: "Ce journal selon d’autres interprétations",
  withLog: "Un autre journal",
  withBranch: "La partie enregistrée ou une branche",
  rulingSet: "Jeu d’interprétations",
  singleRulings: "Interprétations une à une",
  restsOn: "le verdict en dépend",
  asInSet: "Comme dans le jeu",
  number: "Nombre",
  compare: "Comparer",
  openLog: "Ouvrir un journal à comparer…",
  noBranches:
    "Il n’y a pas encore de branche. Prenez une autre décision sous « Et si ? » pour en créer une.",
  tooLarge: (megabytes) => `Ce fichier dépasse ${megabytes} Mo.`,
  end: "Terminer la comparaison",
  details: "Détails",
  opening: "Vérification de l’autre côté",
  side: (letter) => `Côté ${letter}`,
  ruledBy: (set) => `selon le jeu « ${set} »`,
  sameLog: "Le même journal",
  record: "La partie enregistrée",
  branch: (branch) => `Branche ${branch}`,
  endsAt: (seq) => `Ce côté s’arrête à l’événement ${seq}.`,
  sameHere: "Ici les deux côtés sont identiques.",
  moreDiffers: (lines) => count(lines, "autre ligne diffère.", "autres lignes diffèrent."),
  same: "Les deux côtés ne diffèrent pas.",
  firstAt: (seq) => `Première différence : événement ${seq}`,
  firstAtStart: "Première différence : avant le premier événement",
  otherStart: "Les deux côtés ne commencent pas de même.",
  rulings: (number) => plural(number, "Interprétation", "Interprétations"),
  kinds: {
    event: "Les événements enregistrés ne sont pas les mêmes.",
    state: "Le même événement mène à des états différents.",
    finding: "Un côté refuse ce que l’autre accepte.",
    end: "Un côté s’arrête ici.",
  },
  verdicts: "Verdicts",
  firstDifference: "Première différence",
  findings: (number) => (number <= 1 ? `${number} constat` : `${number} constats`),
  prefix: (events) => `correct jusqu’à l’événement ${events}`,
  onlyIn: (letter) => `Constats de ${letter} seul`,
  none: "Aucun.",
  at: (seq) => `Événement ${seq}`,
};
