// What a history says in German.
import type { Messages } from "./en.ts";

export const de: Messages = {
  noSuchType: (type, known) => `dieses Spiel hat kein Ereignis „${type}“; es hat ${known}`,
  seatSurplus: "nur eine Entscheidung hat einen Platz (by)",
  seatMissing: "eine Entscheidung braucht den Platz, der sie trifft (by)",
  noSuchSeat: (seat, last) => `es gibt keinen Platz ${seat}; die Plätze gehen von 0 bis ${last}`,
  unknownValue: (fields) => `die Aufzeichnung kennt ${fields} nicht`,
  misshapen: (why) => `seine Daten haben nicht die richtige Form: ${why}`,
  nothing: "nichts",
  ends: "das Ende",
};
