// Playback's sentences in English.
import type { Words } from "./index.ts";

export const en: Words = {
  noSuchType: (type, known) => `this game has no event "${type}"; it has ${known}`,
  seatSurplus: "only a decision has a seat (by)",
  seatMissing: "a decision needs the seat that takes it (by)",
  noSuchSeat: (seat, last) => `there is no seat ${seat}; seats run from 0 to ${last}`,
  unknownValue: (fields) => `the record does not know ${fields}`,
  misshapen: (why) => `its data has the wrong shape: ${why}`,
  nothing: "nothing",
  ends: "the end",
};
