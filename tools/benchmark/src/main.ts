// `npm run bench`: measures the audit against its floor and its peers, which it installs, and prints the figures.
// Schemas are compiled, as on the command line; this must come before any of them is used.
import "effect/schema/SchemaJITCompiler/enable";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { GAME_IDS, isGameId, loadGame } from "@assize/catalogue";
import { audit } from "@assize/kernel-verifier/node";
import { checkoutIn, sharesOf } from "./against.ts";
import { AUDIT, benchesOf, peerBenches } from "./benches.ts";
import { chessBenches, compliantGames, REPLAY } from "./chess-benches.ts";
import { collectedGames, lichessGames, otherReaders } from "./chess-games.ts";
import { makeCorpus } from "./corpus.ts";
import { allocatedPerEvent, heapGrowth } from "./memory.ts";
import { installPeers, peersInstalled } from "./peers.ts";
import { asJson, asText } from "./print.ts";
import { measureInTurns } from "./rounds.ts";

const USAGE = `npm run bench -- [flags]

  --game ID     which game is audited (default ${GAME_IDS[0]}; known: ${GAME_IDS.join(", ")})
  --games N     how many games of it (default 40)
  --rounds N    how often each is measured (default 15)
  --collection  chess at the games of this repository, with chess.js and pgn-extract too: some 40 s a round
  --no-peers    without the peers, which are installed otherwise
  --deep        looks for growing memory over 10,000 games
  --against DIR the audits of the checkout in DIR too, in turns: prints the share that the time here has of
                the time there, for each kind of game; --planted N logs with an error each (200)
  --json        prints the figures as JSON`;

const flags = () => {
  try {
    return parseArgs({
      allowNegative: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        json: { type: "boolean", default: false },
        game: { type: "string", default: GAME_IDS[0] },
        deep: { type: "boolean", default: false },
        games: { type: "string", default: "40" },
        rounds: { type: "string", default: "15" },
        collection: { type: "boolean", default: false },
        against: { type: "string" },
        planted: { type: "string", default: "200" },
        peers: { type: "boolean", default: true },
      },
    }).values;
  } catch (cause) {
    console.error(`bench: ${cause instanceof Error ? cause.message : String(cause)}\n\n${USAGE}`);
    process.exit(1);
  }
};

const values = flags();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

if (!isGameId(values.game)) {
  console.error(`--game ${values.game}: not known here; known: ${GAME_IDS.join(", ")}`);
  process.exit(1);
}

const WARM_UP = 4;

if (values.against !== undefined) {
  const game = await loadGame(values.game);
  const shares = await sharesOf(
    { audit, model: game.model },
    await checkoutIn(resolve(values.against), values.game),
    makeCorpus(game, Number(values.games)),
    { planted: Number(values.planted), rounds: Number(values.rounds), warmUp: WARM_UP },
  );
  console.log(JSON.stringify(shares, null, 1));
  process.exit(0);
}

const GAMES_FOR_MEMORY = values.deep ? 10_000 : 400;

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
const turns = { rounds: Number(values.rounds), warmUp: values.collection ? 1 : WARM_UP };
const figures = await measureInTurns(benches, { ...turns, measure: AUDIT });
const audits = benches.find(({ name }) => name === AUDIT)!;
const allocated = await allocatedPerEvent(audits);
const growth = heapGrowth(audits, GAMES_FOR_MEMORY);

const chessRows = async () => {
  if (!values.collection) return chessBenches(lichessGames());
  const text = await compliantGames(collectedGames());
  const benches = await chessBenches(text);
  return [...benches, ...otherReaders(text, benches[0]!.events)];
};
const chess = values.peers
  ? await measureInTurns(await chessRows(), { ...turns, measure: REPLAY })
  : [];
const measured = { figures, growth, allocated, chess };
console.log(values.json ? asJson(measured) : asText(measured));
