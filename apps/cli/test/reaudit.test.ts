// After a change of a rulebook only those games are audited again that touched what changed, and all rows are as if every
// game had been. Each change is made twice: in the text of the source, which alone says what changed, and in the game that runs.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type AuditedRow,
  type EarlierRow,
  type GameCode,
  type Known,
  type Program,
  programOf,
  type Row,
  rowMaker,
} from "@assize/archive";
import { alternativesOf, type Part } from "@assize/kernel-chart-engine";
import { type ReadGame, readGames } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { prepare, rulebookDigestInput, start } from "@assize/kernel-referee";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import { bytesOf, headerFor } from "@assize/testkit";
import { nim } from "@assize/toys";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { codeOfGame } from "../src/code/code-of-game.ts";
import { gameIn, modulesInFiles } from "../src/code/node-program-code.ts";
import { gameNamed } from "../src/games.ts";
import { type Change, CHANGES, type Edit } from "./rulebook-changes.ts";

const ROOT = fileURLToPath(new URL("../../../packages/", import.meta.url));
const PLACES: Readonly<Record<string, string>> = {
  nim: "toys/src/nim.ts",
  xidit: "xidit/game/src/model.ts",
  grandlin: "grandlin/game/src/model.ts",
  chess: "chess/game/src/index.ts",
};
const GAMES: Readonly<Record<string, GameModel>> = {
  nim: nim as GameModel,
  xidit: (await gameNamed("xidit")).model,
  grandlin: (await gameNamed("grandlin")).model,
  chess: (await gameNamed("chess")).model,
};
const modelOf = (game: string): GameModel => GAMES[game]!;

const isKernel = (path: string): boolean => path.startsWith(`${ROOT}kernel/`);

const codeWith = (game: string, edits: readonly Edit[]): GameCode => {
  const read = (path: string): string =>
    edits
      .filter(({ file }) => path === `${ROOT}${file}`)
      .reduce(
        (text, { from, to }) => {
          expect(text.split(from)).toHaveLength(2);
          return text.replace(from, () => to);
        },
        readFileSync(path, "utf8"),
      );
  const modules = modulesInFiles(isKernel, read);
  const path = `${ROOT}${PLACES[game]!}`;
  return codeOfGame(modules, path, gameIn(modules.at(path)!)!, nodeHash);
};

const asItStands = new Map<string, GameCode>();

const codeOf = (game: string, edits: readonly Edit[]): GameCode => {
  if (edits.length > 0) return codeWith(game, edits);
  const code = asItStands.get(game) ?? codeWith(game, []);
  asItStands.set(game, code);
  return code;
};

const programWith = (model: GameModel, edits: readonly Edit[] = []): Program =>
  programOf(
    [model],
    { verifier: "this", games: { [model.id]: codeOf(model.id, edits) } },
    nodeHash,
  );

// ---- the games

const digest = (value: Json): string => digestJson(value, nodeHash);

const nimGames = (): readonly ReadGame[] => {
  const header = headerFor(nim, {
    seats: 2,
    digests: {
      rulebook: digest(rulebookDigestInput(nim as GameModel)),
      edition: digest(nim.edition.digestInput(nim.edition.reference)),
    },
  });
  const lines = Array.from({ length: 14 }, (_, seed) => {
    const played = play({
      start: Result.getOrThrow(
        start({ ...header, "x-seed": seed }, { games: [nim as GameModel], digest }),
      ),
      bots: [randomBot, randomBot],
      random: seeded(seed),
      hash: nodeHash,
    });
    // Some are broken, and some are not finished.
    if (seed % 8 === 3) return played.lines.toSpliced(2, 1);
    return seed % 8 === 5 ? played.lines.slice(0, 3 + (seed % 3)) : played.lines;
  });
  return [...readGames(bytesOf(lines.flat()))];
};

const EXAMPLES = fileURLToPath(new URL("../../../docs/examples/games/", import.meta.url));
// A log in dispute takes an audit many times as long.
const examples = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith(".jsonl") && !name.includes("disputed"))
  .flatMap((name) => [...readGames(readFileSync(EXAMPLES + name))]);
const nims = nimGames();
const gamesOf = (game: string): readonly ReadGame[] =>
  game === "nim" ? nims : examples.filter((read) => read.ok && read.header.game === game);

// ---- auditing

const optionsOf = (model: GameModel) => ({
  optionsFor: () => ({ games: [model], hash: nodeHash, current: true }),
  hash: nodeHash,
});

const rowsBy = (model: GameModel, program: Program, known: Known | null): readonly Row[] => {
  return gamesOf(model.id).map(rowMaker({ ...optionsOf(model), program, known }));
};

const isAudited = (row: Row): row is AuditedRow => "again" in row;

const earlierOf = (row: AuditedRow, program: Program): EarlierRow => ({
  ...row,
  basis: program.basesOf(row.reading.game)[0]!.basis,
  undos: row,
  touched: row.touched === null ? null : Buffer.from(row.touched, "base64url"),
  findings: () => row.findings,
});

const knownFrom = (rows: readonly Row[], program: Program): Known => {
  const byLog = new Map(rows.filter(isAudited).map((row) => [row.log, row]));
  return {
    verdict: () => null,
    earlier: (log) => {
      const row = byLog.get(log);
      return row === undefined ? null : earlierOf(row, program);
    },
  };
};

/** What a row says, without how it was come by. */
const told = (row: Row): unknown => (isAudited(row) ? { ...row, again: null, touched: null } : row);

// ---- with a change

const partsIn = (model: GameModel): readonly Part[] => {
  const { table } = prepare(model);
  const all = [
    ...table.leaves.flatMap(({ rows }) => [...rows.values()].flat()),
    ...alternativesOf(table),
  ];
  return [...new Set(all.flatMap(({ parts }) => parts))];
};

/** Does the work with another function behind a question. */
const during = <A>({ game, question }: Change, work: () => A): A => {
  if (question === undefined) return work();
  const [name, holds] = question;
  const parts = partsIn(modelOf(game)).filter((part) => part.holds.name === name);
  expect(parts.length).toBeGreaterThan(0);
  const before = parts[0]!.holds;
  Object.defineProperty(holds, "name", { value: name });
  const put = (function_: Part["holds"]): void => {
    for (const part of parts as { holds: Part["holds"] }[]) part.holds = function_;
  };
  put(holds);
  try {
    return work();
  } finally {
    put(before);
  }
};

test("there are changes enough, and enough of them judge otherwise", () => {
  expect(CHANGES.length).toBeGreaterThanOrEqual(20);
  expect(CHANGES.filter(({ judgesOtherwise }) => judgesOtherwise).length).toBeGreaterThanOrEqual(8);
});

const before = new Map<string, { readonly program: Program; readonly rows: readonly Row[] }>();

const beforeOf = (game: string) => {
  const known = before.get(game);
  if (known !== undefined) return known;
  const program = programWith(modelOf(game));
  const made = { program, rows: rowsBy(modelOf(game), program, null) };
  before.set(game, made);
  return made;
};

const verdictsOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row) => isAudited(row) && [row.verdict, row.winners]));

test.each(CHANGES)("after a change rows are those of a whole audit: $game, $says", (change) => {
  const then = beforeOf(change.game);
  const changed = change.model?.(modelOf(change.game)) ?? modelOf(change.game);
  const program = programWith(changed, change.edits);
  const [again, whole] = during(change, () => {
    const rows = rowsBy(changed, program, knownFrom(then.rows, then.program));
    // What was audited again is as it is; only what was kept can be wrong.
    const audited = rowMaker({ ...optionsOf(changed), program, known: null });
    const isKept = (row: Row): boolean => isAudited(row) && row.again?.kind === "kept";
    const all = rows.map((row, at) => (isKept(row) ? audited(gamesOf(change.game)[at]!) : row));
    return [rows, all];
  });
  expect(again.map(told)).toEqual(whole.map(told));
  const kinds = again.filter(isAudited).map((row) => row.again);
  expect(kinds.every((one) => one?.kind !== "checked" || one.isSame)).toBe(true);
  const kept = kinds.filter((one) => one?.kind !== "changed").length;
  const keepable = then.rows.filter((row) => isAudited(row) && row.touched !== null).length;
  expect(kept === 0 ? "none" : kept === keepable ? "all" : "some").toBe(change.keeps);
  expect(verdictsOf(again) !== verdictsOf(then.rows)).toBe(change.judgesOtherwise === true);
});
