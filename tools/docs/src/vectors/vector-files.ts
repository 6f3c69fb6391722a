// The files of docs/reference/vectors, by path below that folder. One case a line, so that changes can be read.
import type { Json, JsonObject } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import { chartJson } from "../transitions.ts";
import { EXAMPLES } from "../examples.ts";
import { type AuditText, chessVectors, logVectors, treasureVectors } from "./log-vectors.ts";
import { positionVectors } from "./position-vectors.ts";
import { readingVectors } from "./reading-cases.ts";
import { recordVectors } from "./record-vectors.ts";
import { sourceGames } from "./sources.ts";

const FORMAT = "assize-vectors/1";

const casesFile = (kind: string, cases: readonly Json[], common?: JsonObject): string =>
  `{"format":"${FORMAT}","kind":"${kind}",${
    common === undefined ? "" : `"common":${JSON.stringify(common)},\n`
  }"cases":[\n${cases.map((one) => JSON.stringify(one)).join(",\n")}\n]}\n`;

const membersFile = (kind: string, members: JsonObject): string =>
  `{"format":"${FORMAT}","kind":"${kind}",\n${Object.entries(members)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(",\n")}\n}\n`;

/** All of them; `games` are the texts of the example games of Lords of Xidit by name, the others those of the treasure game and of chess. */
export const vectorFiles = (
  games: ReadonlyMap<string, string>,
  treasureGames: ReadonlyMap<string, string>,
  chessGames: ReadonlyMap<string, string>,
  audits: AuditText,
): ReadonlyMap<string, string> => {
  const linesOf = (text: string): readonly string[] => text.split("\n").slice(0, -1);
  const sources = sourceGames(
    new Map(
      EXAMPLES.filter(({ name }) => games.has(name)).map(({ name }) => [
        name,
        linesOf(games.get(name)!),
      ]),
    ),
  );
  const logs = logVectors(sources, games, audits);
  const treasures = treasureVectors(treasureGames, audits);
  const chess = chessVectors(chessGames, audits);
  return new Map([
    ["record.json", membersFile("record", recordVectors())],
    ["chart.json", `${JSON.stringify(chartJson(xidit), null, 1)}\n`],
    ["reading.json", casesFile("reading", readingVectors(sources[0]!.header))],
    [
      "positions.json",
      casesFile(
        "positions",
        positionVectors(sources).map(({ vector }) => vector),
      ),
    ],
    ["logs.json", casesFile("logs", logs.cases, logs.common)],
    ["treasure-logs.json", casesFile("logs", treasures.cases, treasures.common)],
    ["chess-logs.json", casesFile("logs", chess.cases, chess.common)],
    ...logs.files,
    ...treasures.files,
    ...chess.files,
  ]);
};
