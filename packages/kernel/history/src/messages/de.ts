// What a history says in German.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and } = grammarOf("de");

export const de: Messages = {
  noSuchType: (type, known) => `dieses Spiel hat kein Ereignis „${type}“; es hat ${and(known)}`,
  seatSurplus: "nur eine Entscheidung hat einen Platz (by)",
  seatMissing: "eine Entscheidung braucht den Platz, der sie trifft (by)",
  noSuchSeat: (seat, last) => `es gibt keinen Platz ${seat}; die Plätze gehen von 0 bis ${last}`,
  unknownValue: (fields) => `die Aufzeichnung kennt ${and(fields)} nicht`,
  misshapen: (why) => `seine Daten haben nicht die richtige Form: ${why}`,
  nothing: "nichts",
  ends: "das Ende",
};
