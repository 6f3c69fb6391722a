// What a history says in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and } = grammarOf("en");

export const en = {
  noSuchType: (type: string, known: readonly string[]) =>
    `this game has no event "${type}"; it has ${and(known)}`,
  seatSurplus: "only a decision has a seat (by)",
  seatMissing: "a decision needs the seat that takes it (by)",
  noSuchSeat: (seat: number, last: number) =>
    `there is no seat ${seat}; seats run from 0 to ${last}`,
  unknownValue: (fields: readonly string[]) => `the record does not know ${and(fields)}`,
  misshapen: (why: string) => `its data has the wrong shape: ${why}`,
  nothing: "nothing",
  ends: "the end",
};

export type Messages = Translated<typeof en>;
