// What came of an error, in French.
import { grammarOf } from "@assize/kernel-model";
import type { Effects } from "./en.ts";

const { and } = grammarOf("fr");

const after = (changes: string): string => (changes === "" ? "" : ` : ${changes}`);

export const effects: Effects = {
  lead: "Effet",
  without: "Sans cela",
  withoutAll: "Sans tout cela",
  none: "La victoire ne change pas, ni les places ni les scores.",
  noneSoFar: "Rien d’autre ne change.",
  noneOfAll: (winners) =>
    `${winners.length === 0 ? "Personne n’a gagné" : `La victoire revient à ${and(winners)}`} ; ce qui a été constaté n’y change rien, ni aux places ni aux scores.`,
  noneOfAllSoFar: "La partie n’est pas finie ; ce qui a été constaté n’en change pas l’état.",
  ends: (winners) =>
    winners.length === 0
      ? "Selon les règles, personne n’a gagné."
      : `Selon les règles, la victoire revient à ${and(winners)}.`,
  scores: (changes) => `La victoire ne change pas. Des scores changent${after(changes)}.`,
  scoresSoFar: (changes) =>
    `La partie n’est pas finie. Des scores changent${after(changes)} ; l’issue reste ouverte.`,
  places: (places) => `La victoire ne change pas, mais les places changent : ${places}.`,
  winner: (corrected, recorded, without) => {
    if (corrected.length === 0)
      return `${without}, personne n’aurait gagné, pas même ${and(recorded)}.`;
    const not = recorded.length === 0 ? "" : `, et non à ${and(recorded)}`;
    return `${without}, la victoire serait revenue à ${and(corrected)}${not}.`;
  },
  notLegal: (event, seat) =>
    `${seat === "" ? `Ce qui est noté comme événement ${event} n’aurait plus été possible` : `Le choix de ${seat} à l’événement ${event} n’aurait plus été permis`} : la suite reste ouverte ; les scores et la victoire peuvent être autres.`,
  overBefore: (event) => `La partie aurait été finie avant l’événement ${event}.`,
  notOver: (without) =>
    `${without}, la partie ne serait pas finie là où finit le relevé : son issue reste ouverte.`,
  open: "La partie n’est pas finie : ce qui en résulte reste ouvert.",
  unfollowed: "La suite n’a pas été suivie jusqu’à la fin : elle reste ouverte.",
  figure: (name, corrected, recorded) => `${name} ${corrected} au lieu de ${recorded}`,
  depends: "Cela dépend de ce qui se trouve à sa place.",
  way: (events, effect) => `${events} : ${effect}`,
  nothingInstead: "Rien",
  more: (events, more) => `${events} (et ${more} de plus)`,
  provided: (effect, conditions, isOne) =>
    isOne
      ? `${effect.slice(0, -1)}, à condition ${conditions}.`
      : `À condition ${conditions} : ${effect}`,
  conditions: {
    "order-kept": (event) => `de garder l’ordre noté à l’événement ${event}`,
    "nearest-choice": (event) =>
      `de mettre à la place de l’événement ${event} le choix permis le plus proche`,
    "went-on-by-rules": (event) =>
      `que l’événement ${event} ait eu lieu comme les règles le veulent`,
  },
  assumes: {
    "order-kept": (event) =>
      `L’ordre noté à l’événement ${event} est pris pour celui de ce qui y aurait été mélangé.`,
    "nearest-choice": (event) =>
      `À la place de l’événement ${event}, on suppose le choix permis qui en est le plus proche.`,
    "not-all-choices": (_event, followed) =>
      `D’autres choix en sont aussi proches ; les ${followed} premiers ont été suivis.`,
    "followed-so-far": (event) => `La partie a été suivie jusqu’à l’événement ${event}.`,
    "went-on-by-rules": (event) =>
      `Cela vaut si l’événement ${event} a eu lieu comme les règles le veulent ; le relevé ne le montre pas avec certitude.`,
  },
};
