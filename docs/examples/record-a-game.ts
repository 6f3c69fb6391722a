import { createMemoryStore } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { createStored, newHeader, submitStored } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-replay";
import { xidit } from "@assize/xidit-game";
import * as Result from "effect/Result";

const seats = ["blue", "red", "green", "yellow"].map((colour) => ({ colour }));
const table = { firstPlayer: 0 };
const header = newHeader(xidit, { seats, options: { length: "long" }, table }, nodeHash);
const digest = (value: Parameters<typeof digestJson>[0]) => digestJson(value, nodeHash);
const ready = Result.getOrThrow(start(header, { games: [xidit], digest }));

const store = createMemoryStore(); // `createFileStore` of event-log/node keeps it on disk
const begun = Result.getOrThrow(await createStored(store, "friday", ready, nodeHash));

// The Titans are shuffled: an outcome of chance has no seat.
const titans = {
  type: "titans-shuffled",
  data: {
    piles: [
      [1, 2],
      [3, 4],
      [6, 5],
    ],
  },
};
const first = Result.getOrThrow(await submitStored(store, "friday", begun.recording, titans));
console.log(first.lines.length, "line kept");

// A tile twice is no shuffle: refused with its clause, and nothing is kept.
const impossible = { type: "tiles-shuffled", data: { order: [1, 1] } };
const refused = await submitStored(store, "friday", first.recording, impossible);
if (Result.isFailure(refused)) console.log(JSON.stringify(refused.failure).slice(0, 90));
