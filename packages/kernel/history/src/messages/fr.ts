// What a history says in French.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and } = grammarOf("fr");

export const fr: Messages = {
  noSuchType: (type, known) => `ce jeu n’a pas d’événement « ${type} » ; il a ${and(known)}`,
  seatSurplus: "seule une décision a un siège (by)",
  seatMissing: "une décision a besoin du siège qui la prend (by)",
  noSuchSeat: (seat, last) => `il n’y a pas de siège ${seat} ; les sièges vont de 0 à ${last}`,
  unknownValue: (fields) => `l’enregistrement ne connaît pas ${and(fields)}`,
  misshapen: (why) => `ses données n’ont pas la bonne forme : ${why}`,
  nothing: "rien",
  ends: "la fin",
};
