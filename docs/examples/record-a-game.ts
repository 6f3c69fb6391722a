import { createMemoryStore } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { createStored, newHeader, type Submission, submitStored } from "@assize/kernel-recorder";
import { legalDecisions, seatsDue, start } from "@assize/kernel-referee";
import { xidit } from "@assize/xidit-game";
import * as Result from "effect/Result";

const seats = ["blue", "red", "green", "yellow"].map((colour) => ({ colour }));
const table = { firstPlayer: 0 };
const header = newHeader(xidit, { seats, options: { length: "long" }, table }, nodeHash);
const digest = (value: Parameters<typeof digestJson>[0]) => digestJson(value, nodeHash);
const ready = Result.getOrThrow(start(header, { games: [xidit], digest }));

const store = createMemoryStore(); // `createFileStore` of event-log/node keeps it on disk
let { recording } = Result.getOrThrow(await createStored(store, "friday", ready, nodeHash));

/** Keeps a choice and all that it forces, or says why not; then nothing is kept. */
const submit = async (choice: Submission): Promise<void> => {
  const answer = await submitStored(store, "friday", recording, choice);
  if (Result.isSuccess(answer)) {
    recording = answer.success.recording; // go on from here
    console.log(answer.success.lines.length, "kept");
  } else console.log("refused:", JSON.stringify(answer.failure).slice(0, 80));
};

// Shuffles are outcomes of chance and have no seat. The second forces the tiles to be laid: two lines.
const piles = [
  [1, 2],
  [3, 4],
  [6, 5],
];
await submit({ type: "titans-shuffled", data: { piles } });
await submit({ type: "tiles-shuffled", data: { order: [1, 1] } }); // a tile twice is no shuffle
const order = [6, 10, 18, 4, 13, 17, 8, 2, 1, 21, 20, 15, 19, 14, 5, 9, 7, 12, 16, 3, 11];
await submit({ type: "tiles-shuffled", data: { order } });
const assessments = ["influence", "reputation", "wealth"];
await submit({ type: "assessments-shuffled", data: { order: assessments } });

// A decision has a seat. Who is due, and what may they do?
const [due] = seatsDue(recording.game, recording.position, seats.length);
const choices = [...legalDecisions(recording.game, recording.position, due!)];
console.log("seat", due, "chooses from", choices.length, "decisions:", choices[0]);
await submit({ type: "idrakys-placed", by: 0, data: { city: 13 } });
