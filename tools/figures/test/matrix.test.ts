// The ruling matrix against plain enumeration: the row of a reading says what an audit by that reading says.
import { readFileSync } from "node:fs";
import { readGames, type RecordedGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Matrix, MatrixRow, RulingChoices } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { auditRead, matrixOf } from "@assize/kernel-verifier";
import { loadGame } from "@assize/catalogue";
import { describe, expect, it } from "vitest";
import { oneOf } from "../src/deviations/planted-log.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** Readings drawn at random for each game, beside each single other option. */
const DRAWN = DEEP ? 200 : 10;

const GAMES: readonly (readonly [file: string, game: "xidit" | "grandlin"])[] = [
  ["blue-year", "xidit"],
  ...(DEEP
    ? ([
        ["borrowing-4p", "xidit"],
        ["dummy-wins-3p", "xidit"],
        ["short-5p", "xidit"],
        ["treasure-2p", "grandlin"],
      ] as const)
    : []),
];

const readExample = (file: string): RecordedGame => {
  const [read] = readGames(
    readFileSync(new URL(`../../../docs/examples/games/${file}.jsonl`, import.meta.url)),
  );
  if (read?.ok !== true) throw new Error(`${file} cannot be read`);
  return read;
};

const rowOf = ({ rows }: Matrix, choices: RulingChoices): readonly MatrixRow[] =>
  rows.filter((row) =>
    Object.entries(row.rulings).every(([id, options]) => options.includes(choices[id]!)),
  );

/** The stated choices with one other option each, then some drawn at random. */
function* readings(model: GameModel, stated: RulingChoices): Generator<RulingChoices> {
  const optionsOf = model.rulebook.rulings.map(({ id, options }) => ({
    id,
    options: options.map((one) => one.id).filter((one) => !one.endsWith(":N")),
  }));
  yield stated;
  for (const { id, options } of optionsOf)
    for (const option of options) if (option !== stated[id]) yield { ...stated, [id]: option };
  const draw = drawFrom(seeded(7));
  for (let count = 0; count < DRAWN; count++)
    yield {
      ...stated,
      ...Object.fromEntries(optionsOf.map(({ id, options }) => [id, oneOf(options, draw)!])),
    };
}

describe("the ruling matrix", () => {
  it.each(GAMES)(
    "%s: has one row for each reading, which says what its audit says",
    async (file, game) => {
      const { model } = await loadGame(game);
      const read = readExample(file);
      const options = { games: [model], hash: nodeHash };
      const matrix = matrixOf(read, options)!;
      expect(matrix.undetermined).toBe(false);
      expect(matrix.rows.length).toBeGreaterThanOrEqual(2);
      const stated = auditRead(read, options);
      if (stated.kind === "unreadable") throw new Error(`${file} cannot be read`);
      const { set, choices } = stated.verdict.rulings;
      let compared = 0;
      for (const overrides of readings(model, choices)) {
        const audit = auditRead(read, { ...options, rulings: { set, overrides }, asStated: true });
        if (audit.kind === "unreadable") throw new Error(`${file} cannot be read`);
        const { kind, findings } = audit.verdict;
        const rows = rowOf(matrix, overrides);
        expect({ overrides, rows: rows.length }).toEqual({ overrides, rows: 1 });
        const [first] = findings;
        expect([rows[0]!.verdict, rows[0]!.first?.seq, rows[0]!.first?.code]).toEqual([
          kind,
          first?.seq,
          first?.code,
        ]);
        if (kind === "compliant")
          expect(rows[0]!.winners).toEqual(audit.verdict.outcome?.winners ?? null);
        compared++;
      }
      expect(compared).toBeGreaterThanOrEqual(25);
    },
  );

  it("names the fewest rulings that decide", async () => {
    const { model } = await loadGame("xidit");
    const matrix = matrixOf(readExample("blue-year"), { games: [model], hash: nodeHash })!;
    expect(matrix.decides).toEqual({ verdict: ["storeys-up-to"], winners: [] });
    expect(matrix.rows[0]).toMatchObject({ stated: true, verdict: "compliant", winners: null });
  });

  it("says nothing where there are too many readings", async () => {
    const { model } = await loadGame("xidit");
    const options = { games: [model], hash: nodeHash };
    const few = matrixOf(readExample("borrowing-4p"), options, {
      worlds: 64,
      asked: 50,
      audits: 9,
    })!;
    expect(few).toMatchObject({ undetermined: true, rows: [] });
  });
});

describe("a record that takes play back", () => {
  /** Lines 11 to 20 are taken back and played again just so; then an arbiter's line stands, which moves nothing. */
  const undone = (file: string): string => {
    const lines = readFileSync(
      new URL(`../../../docs/examples/games/${file}.jsonl`, import.meta.url),
      "utf8",
    );
    const [header, ...events] = lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const ruling = {
      line: 1,
      code: "value-wrong",
      hash: "A".repeat(43),
      ruling: "let-stand",
      arbiter: "M. Roux",
      reason: "A test.",
    };
    const all = [
      ...events.slice(0, 20),
      { type: "table/undo", data: { to: 10, seats: [0, 1] } },
      ...events.slice(10, 20),
      { type: "table/arbitration", data: ruling },
      ...events.slice(20),
    ];
    const written = all.map((event, index) =>
      JSON.stringify({ ...event, seq: index + 1, prev: undefined }),
    );
    return `${[JSON.stringify({ ...header, format: "assize-log/2" }), ...written].join("\n")}\n`;
  };

  it("has the matrix of the same game without what was taken back", async () => {
    const { model } = await loadGame("xidit");
    const options = { games: [model], hash: nodeHash };
    const [read] = readGames(new TextEncoder().encode(undone("blue-year")));
    const [plain, taken] = [readExample("blue-year"), read!].map((one) => matrixOf(one, options)!);
    const told = ({ rows, decides }: Matrix) => ({
      decides,
      rows: rows.map(({ rulings, verdict, winners }) => ({ rulings, verdict, winners })),
    });
    expect(taken!.undetermined).toBe(false);
    expect(taken!.rows.length).toBeGreaterThanOrEqual(2);
    expect(told(taken!)).toEqual(told(plain!));
  });
});
