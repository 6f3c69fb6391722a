// A worker of these tests: audits nim for whoever asks on this server, until it is killed.
import { connect, openQueue, workOn } from "../src/node.ts";
import { addressOf } from "./addresses.ts";
import { poolHere, PROGRAM } from "./games.ts";

const [, , url, silenceMs, eaten] = process.argv;
const queue = await openQueue(await connect(addressOf(url!)), PROGRAM, Number(silenceMs));
await workOn(queue, {
  poolFor: () => poolHere(eaten ?? null),
  signal: new AbortController().signal,
});
