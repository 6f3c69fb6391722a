// Every file that this tool makes, by its path in the repository. Same data, same files, byte for byte.
import { envelopeJsonSchema, headerJsonSchema } from "@assize/kernel-event-log";
import type { JsonObject } from "@assize/kernel-model";
import { reportJsonSchema } from "@assize/kernel-report";
import { xidit } from "@assize/xidit-game";
import { type ExampleGame, plantViolations, playExample } from "./games.ts";
import { clausesPage, eventsPage, rulingsPage } from "./reference.ts";

const GAMES_FOLDER = "docs/examples/games";

/** The game that the disputed one is made from. */
const DISPUTED = "long-4p";

export const EXAMPLES: readonly ExampleGame[] = [
  {
    name: DISPUTED,
    shows: "four players, the long game; the Titans awaken and reinforcements arrive",
    players: 4,
    length: "long",
    rulings: "default",
    seed: 2,
    holds: ["titans-awakened", "reinforcements-shuffled", "titan-paid"],
  },
  {
    name: "borrowing-4p",
    shows: "the Recruitment queue runs out and borrows a tile of the Threat pile",
    players: 4,
    length: "long",
    rulings: "default",
    seed: 7,
    holds: ["tile-borrowed"],
  },
  {
    name: "set-aside-4p",
    shows: "a storey won in a census is set aside and built later",
    players: 4,
    length: "long",
    rulings: "default",
    seed: 3,
    holds: ["storey-set-aside", "set-aside-built"],
  },
  {
    name: "short-4p",
    shows: "four players, the short game: regions 1 and 2 are closed",
    players: 4,
    length: "short",
    rulings: "default",
    seed: 1,
    holds: ["pile-flipped", "census-awarded"],
  },
  {
    name: "long-5p",
    shows: "five players, the long game: the first assessment eliminates two",
    players: 5,
    length: "long",
    rulings: "default",
    seed: 1,
    holds: ["titans-awakened"],
  },
  {
    name: "short-5p",
    shows: "five players, the short game, under the English readings",
    players: 5,
    length: "short",
    rulings: "en",
    seed: 1,
    holds: ["titans-awakened"],
  },
  {
    name: "long-3p",
    shows: "three players and the dummy, the long game, under the German readings",
    players: 3,
    length: "long",
    rulings: "de",
    seed: 1,
    holds: ["dummy-raised"],
  },
  {
    name: "short-3p",
    shows: "three players and the dummy, the short game",
    players: 3,
    length: "short",
    rulings: "default",
    seed: 5,
    holds: ["dummy-raised", "titans-awakened"],
  },
  {
    name: "dummy-wins-3p",
    shows: "a game that the dummy wins",
    players: 3,
    length: "long",
    rulings: "default",
    seed: 879,
    holds: ["dummy-raised"],
    winner: "dummy",
  },
  {
    name: "french-4p",
    shows: "the French readings: Titans from any city, awake when the Threat pile is empty",
    players: 4,
    length: "long",
    rulings: "fr",
    seed: 3,
    holds: ["titans-awakened", "titan-paid"],
  },
];

const schemaFile = (schema: JsonObject): string => `${JSON.stringify(schema, null, 2)}\n`;

const fileOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** Path to content of every generated file. */
export const generatedFiles = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const example of EXAMPLES) {
    const lines = playExample(example);
    files.set(`${GAMES_FOLDER}/${example.name}.jsonl`, fileOf(lines));
    if (example.name === DISPUTED)
      files.set(`${GAMES_FOLDER}/disputed-4p.jsonl`, fileOf(plantViolations(lines).lines));
  }
  files.set("docs/reference/clauses.md", clausesPage(xidit));
  files.set("docs/reference/rulings.md", rulingsPage(xidit));
  files.set("docs/reference/events.md", eventsPage(xidit));
  files.set("docs/reference/report.schema.json", schemaFile(reportJsonSchema));
  files.set("docs/reference/header.schema.json", schemaFile(headerJsonSchema));
  files.set("docs/reference/envelope.schema.json", schemaFile(envelopeJsonSchema));
  return files;
};
