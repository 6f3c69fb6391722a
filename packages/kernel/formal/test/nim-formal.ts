// How nim.qnt says what a log of Nim says. For tests.
import { itfOf, jsonOf } from "@assize/kernel-itf";
import type { JsonObject } from "@assize/kernel-model";
import { nim } from "@assize/toys";
import { type FormalModel, plainCall, plainEvent } from "../src/index.ts";

interface NimOfModel {
  readonly setting: { readonly seats: number; readonly last: string };
  readonly matches: number;
  readonly onTurn: number;
  readonly taken: number;
}

const COLOURS = ["blue", "red", "green"];

export const NIM_FILE = new URL("nim.qnt", import.meta.url).href;

export const nimFormal = (file: string = NIM_FILE): FormalModel => ({
  file,
  module: "nim",
  isOfReferenceEdition: false,
  begin: ({ seats, rulings }) =>
    seats.length > 3
      ? { without: "more than three seats" }
      : {
          action: "start",
          picks: { setting: itfOf({ seats: seats.length, last: rulings["last-match"]! })! },
        },
  resume: () => ({ without: "a stated position" }),
  tableOf: (state) => {
    const { setting } = jsonOf(state["game"]!) as unknown as NimOfModel;
    const seats = COLOURS.slice(0, setting.seats).map((colour) => ({ colour }));
    return { seats, options: {}, table: {} };
  },
  callOf: plainCall,
  eventOf: (call) => plainEvent(nim, call),
  members: ["matches", "onTurn", "taken"],
  stateOf: (state) => {
    const { matches, onTurn, taken } = jsonOf(state["game"]!) as unknown as NimOfModel;
    return { matches, onTurn, taken: taken === -1 ? null : taken };
  },
  partOf: ({ matches, onTurn, taken }: JsonObject): JsonObject => ({
    matches: matches!,
    onTurn: onTurn!,
    taken: taken!,
  }),
});
