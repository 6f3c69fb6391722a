// Every file that this tool makes, by its path in the repository. Same data, same files, byte for byte.
import { readFileSync } from "node:fs";
import {
  arbitrationsJsonSchema,
  envelopeJsonSchema,
  headerJsonSchema,
  tableJsonSchema,
} from "@assize/kernel-event-log";
import { GAMES } from "@assize/catalogue/all";
import { reportJsonSchema } from "@assize/kernel-report";
import { grandlin } from "@assize/grandlin-game";
import { xidit } from "@assize/xidit-game";
import { auditCostsPage } from "./audit-costs.ts";
import { editionJsonSchema } from "./edition-schema.ts";
import { CHESS_RECORDS, chessLog } from "./chess-records.ts";
import { DISPUTES } from "./disputes.ts";
import { EXAMPLES } from "./examples.ts";
import { gamePages, schemaFile } from "./game-pages.ts";
import { playExample } from "./games.ts";
import { positionJsonSchema } from "./position-schema.ts";
import { treasureCardsPage } from "./treasure-cards.ts";
import { placesOf } from "./transitions.ts";
import { refreshedWays } from "./ways/refreshed.ts";
import { type AuditText, auditText } from "./vectors/log-vectors.ts";
import { vectorFiles } from "./vectors/vector-files.ts";

const GAMES_FOLDER = "docs/examples/games";

const fileOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** The logs of one game's examples by name, the disputed ones among them. */
const exampleLogs = (game: string): ReadonlyMap<string, string> => {
  const logs = new Map<string, string>();
  for (const example of EXAMPLES.filter((one) => one.game === game)) {
    const lines = playExample(example);
    logs.set(example.name, fileOf(lines));
    for (const { name, plant } of DISPUTES.filter(({ from }) => from === example.name))
      logs.set(name, fileOf(plant(lines).lines));
  }
  return logs;
};

/** The example turn of the rulebook: written by hand, so it is read and not made. */
const blueYear = (): string =>
  readFileSync(new URL(`../../../${GAMES_FOLDER}/blue-year.jsonl`, import.meta.url), "utf8");

const REFERENCE_FOLDER = "docs/reference";

const referenceFiles = (): readonly (readonly [string, string])[] => [
  ...gamePages(),
  ["audit-costs.md", auditCostsPage()],
  ["grandlin/cards.md", treasureCardsPage()],
  ["report.schema.json", schemaFile(reportJsonSchema)],
  ["header.schema.json", schemaFile(headerJsonSchema)],
  ["envelope.schema.json", schemaFile(envelopeJsonSchema)],
  ["arbitrations.schema.json", schemaFile(arbitrationsJsonSchema)],
  ["table.schema.json", schemaFile(tableJsonSchema)],
  ["position.schema.json", schemaFile(positionJsonSchema(placesOf(xidit)))],
  ["edition.schema.json", schemaFile(editionJsonSchema)],
];

/** Path to content of every generated file but the vectors. */
export const generatedPages = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const game of [xidit.id, grandlin.id])
    for (const [name, text] of exampleLogs(game)) files.set(`${GAMES_FOLDER}/${name}.jsonl`, text);
  for (const record of CHESS_RECORDS)
    files.set(`${GAMES_FOLDER}/${record.name}.jsonl`, fileOf(chessLog(record)));
  for (const { model } of GAMES)
    for (const [path, text] of refreshedWays(model)) files.set(path, text);
  for (const [name, text] of referenceFiles()) files.set(`${REFERENCE_FOLDER}/${name}`, text);
  return files;
};

/** Path to content of every vector. */
export const generatedVectors = (audits: AuditText = auditText): ReadonlyMap<string, string> => {
  const games = new Map([...exampleLogs(xidit.id), ["blue-year", blueYear()]]);
  const chessGames = new Map(CHESS_RECORDS.map((one) => [one.name, fileOf(chessLog(one))]));
  const vectors = vectorFiles(games, exampleLogs(grandlin.id), chessGames, audits);
  return new Map([...vectors].map(([name, text]) => [`${REFERENCE_FOLDER}/vectors/${name}`, text]));
};
