import { differenceInWords, distinguish, endsAfter, writerOf } from "@assize/kernel-distinction";
import type { StatedPosition } from "@assize/kernel-event-log";
import { logOf } from "@assize/kernel-exploration";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { randomBot } from "@assize/kernel-simulation";
import { nim } from "@assize/toys";
import * as Result from "effect/Result";

const header = newHeader(nim, { seats: [{ colour: "red" }, { colour: "blue" }] }, nodeHash);
const under = (reading: string, stated: StatedPosition | null) =>
  Result.getOrThrow(
    start(
      {
        ...header,
        rulings: { set: "default", overrides: { "last-match": reading } },
        ...(stated === null ? {} : { position: stated }),
      },
      { games: [nim], digest: (value: Json) => digestJson(value, nodeHash) },
    ),
  );

const told = distinguish({
  // Both made ready: from the start, or from a position; a table that draws lots draws them by the seed.
  sidesAt: (stated) => ({ one: under("loses", stated), other: under("wins", stated) }),
  // Of each search.
  bounds: { mostStates: 5_000, mostEvents: 1_000, mostWays: 1_000 },
  // Bots play where a search from the start finds nothing: so many games, so many pairs of positions in all of them.
  played: {
    games: 3,
    seed: 1,
    tables: [{ name: "random", bots: [randomBot, randomBot] }],
    mostStates: 1_000,
    mostTried: 10,
    mostEvents: 1_000,
  },
  hash: nodeHash,
});

if (told.kind === "apart") {
  const { sides, found, isShortest } = told;
  const names = { one: "last-match=loses", other: "last-match=wins" };
  console.log(found.events, isShortest, differenceInWords(found, { sides, names, lang: "en" }));
  const { one, other } = endsAfter(sides, found);
  console.log(one?.winners, other?.winners);
  const writer = writerOf(found.difference); // the one that finds nothing wrong with the record
  console.log(logOf(sides[writer], found.steps[writer], nodeHash).join("\n")); // a log like any other
}
