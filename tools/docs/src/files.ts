// Every file that this tool makes, by its path in the repository. Same data, same files, byte for byte.
import { readFileSync } from "node:fs";
import { envelopeJsonSchema, headerJsonSchema } from "@assize/kernel-event-log";
import type { JsonObject } from "@assize/kernel-model";
import { reportJsonSchema } from "@assize/kernel-report";
import { grandlin } from "@assize/grandlin-game";
import { xidit } from "@assize/xidit-game";
import { editionJsonSchema } from "./edition-schema.ts";
import { eventsJsonSchema } from "./event-schemas.ts";
import { DISPUTED, EXAMPLES } from "./examples.ts";
import { plantViolations, playExample } from "./games.ts";
import { positionJsonSchema } from "./position-schema.ts";
import { clausesPage, eventsPage, rulingsPage } from "./reference.ts";
import { PLACES, transitionsPage } from "./transitions.ts";
import { vectorFiles } from "./vectors/vector-files.ts";

const GAMES_FOLDER = "docs/examples/games";

const schemaFile = (schema: JsonObject): string => `${JSON.stringify(schema, null, 2)}\n`;

const fileOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** The logs of the example games by name, the disputed one among them. */
const exampleLogs = (): ReadonlyMap<string, string> => {
  const logs = new Map<string, string>();
  for (const example of EXAMPLES) {
    const lines = playExample(example);
    logs.set(example.name, fileOf(lines));
    if (example.name === DISPUTED) logs.set("disputed-4p", fileOf(plantViolations(lines).lines));
  }
  return logs;
};

/** The example turn of the rulebook: written by hand, so it is read and not made. */
const blueYear = (): string =>
  readFileSync(new URL(`../../../${GAMES_FOLDER}/blue-year.jsonl`, import.meta.url), "utf8");

const REFERENCE_FOLDER = "docs/reference";

const referenceFiles = (): readonly (readonly [string, string])[] => [
  ["clauses.md", clausesPage(xidit)],
  ["rulings.md", rulingsPage(xidit)],
  ["events.md", eventsPage(xidit)],
  ["transitions.md", transitionsPage()],
  ["grandlin/clauses.md", clausesPage(grandlin)],
  ["grandlin/rulings.md", rulingsPage(grandlin)],
  ["report.schema.json", schemaFile(reportJsonSchema)],
  ["header.schema.json", schemaFile(headerJsonSchema)],
  ["envelope.schema.json", schemaFile(envelopeJsonSchema)],
  ["events.schema.json", schemaFile(eventsJsonSchema())],
  ["position.schema.json", schemaFile(positionJsonSchema(PLACES))],
  ["edition.schema.json", schemaFile(editionJsonSchema)],
];

/** Path to content of every generated file. */
export const generatedFiles = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const logs = exampleLogs();
  for (const [name, text] of logs) files.set(`${GAMES_FOLDER}/${name}.jsonl`, text);
  for (const [name, text] of referenceFiles()) files.set(`${REFERENCE_FOLDER}/${name}`, text);
  for (const [name, text] of vectorFiles(new Map([...logs, ["blue-year", blueYear()]])))
    files.set(`${REFERENCE_FOLDER}/vectors/${name}`, text);
  return files;
};
