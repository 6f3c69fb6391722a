// The reference edition: board and services as the manual and its completions have them.
import { type Edition, EDITION_FORMAT } from "./format.ts";
import { REFERENCE_DECK } from "./reference-deck.ts";

export const referenceEdition: Edition = {
  format: EDITION_FORMAT,
  id: "reference",
  castles: [
    { colour: "red", square: "A0" },
    { colour: "blue", square: "A9" },
    { colour: "yellow", square: "J9" },
    { colour: "green", square: "J0" },
  ],
  city: [
    { colour: "red", square: "E4" },
    { colour: "blue", square: "E5" },
    { colour: "yellow", square: "F5" },
    { colour: "green", square: "F4" },
  ],
  gates: [
    { outside: "D4", inside: "E4" },
    { outside: "E6", inside: "E5" },
    { outside: "G5", inside: "F5" },
    { outside: "F3", inside: "F4" },
  ],
  services: [
    {
      service: "training",
      colour: "red",
      price: 3,
      single: false,
      effects: [{ what: "strength", how: "add", by: 1 }],
    },
    {
      service: "smithy",
      colour: "blue",
      price: 2,
      single: false,
      effects: [{ what: "weaponry", how: "add", by: 1 }],
    },
    {
      service: "healing",
      colour: "green",
      price: 1,
      single: false,
      effects: [
        { what: "health", how: "add", by: 5 },
        { what: "poison", how: "set", by: 0 },
      ],
    },
    {
      service: "tavern",
      colour: "yellow",
      price: 0,
      single: true,
      effects: [{ what: "gold", how: "add", by: 2 }],
    },
  ],
  treasures: [
    { kind: "crown", copies: 4 },
    { kind: "goblet", copies: 4 },
    { kind: "orb", copies: 4 },
  ],
  deck: REFERENCE_DECK,
};
