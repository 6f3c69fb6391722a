// `npm run bench`: measures the audit against its floor and its peers, which it installs, and prints the figures.
// Schemas are compiled, as on the command line; this must come before any of them is used.
import "effect/schema/SchemaJITCompiler/enable";
import { parseArgs } from "node:util";
import { GAME_IDS, isGameId, loadGame } from "@assize/catalogue";
import { AUDIT, benchesOf, peerBenches } from "./benches.ts";
import { chessBenches, REPLAY } from "./chess-benches.ts";
import { makeCorpus } from "./corpus.ts";
import { allocatedPerEvent, heapGrowth } from "./memory.ts";
import { installPeers, peersInstalled } from "./peers.ts";
import { asJson, asText } from "./print.ts";
import { measureInTurns } from "./rounds.ts";

const { values } = parseArgs({
  allowNegative: true,
  options: {
    json: { type: "boolean", default: false },
    game: { type: "string", default: GAME_IDS[0] },
    deep: { type: "boolean", default: false },
    games: { type: "string", default: "40" },
    rounds: { type: "string", default: "15" },
    peers: { type: "boolean", default: true },
  },
});

if (!isGameId(values.game)) {
  console.error(`--game ${values.game}: not known here; known: ${GAME_IDS.join(", ")}`);
  process.exit(1);
}

const GAMES_FOR_MEMORY = values.deep ? 10_000 : 400;
const WARM_UP = 4;

if (values.peers && !peersInstalled()) {
  try {
    installPeers();
  } catch {
    console.error("bench: the peers could not be installed; --no-peers measures without them");
    process.exit(1);
  }
}

const corpus = makeCorpus(await loadGame(values.game), Number(values.games));
const benches = [...benchesOf(corpus), ...(values.peers ? peerBenches(corpus) : [])];
const turns = { rounds: Number(values.rounds), warmUp: WARM_UP };
const figures = await measureInTurns(benches, { ...turns, measure: AUDIT });
const audits = benches.find(({ name }) => name === AUDIT)!;
const allocated = await allocatedPerEvent(audits);
const growth = heapGrowth(audits, GAMES_FOR_MEMORY);
const chess = values.peers
  ? await measureInTurns(await chessBenches(), { ...turns, measure: REPLAY })
  : [];
const measured = { figures, growth, allocated, chess };
console.log(values.json ? asJson(measured) : asText(measured));
