// Cases of chess people, one a file, under the sets that they were asked of: flags, resignations, bare results and illegal moves.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assize, makeFolder } from "./command-line.ts";

const FOLDER = join(import.meta.dirname, "chess-cases");

interface Report {
  readonly verdict: string;
  readonly doubts: readonly { readonly reason: string }[];
  readonly findings: readonly {
    readonly code: string;
    readonly seq: number;
    readonly clauses: readonly string[];
  }[];
}

const fileOf = (name: string): string => join(FOLDER, `${name}.pgn`);

const auditedFile = async (file: string, set: string): Promise<readonly Report[]> => {
  const { out } = await assize(["audit", file, "--rulings", set, "--ndjson", "--no-impact"]);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Report);
};

const audited = (name: string, set: string): Promise<readonly Report[]> =>
  auditedFile(fileOf(name), set);

/** The first finding with its event and clauses, or the doubts. */
const told = ({ verdict, findings, doubts }: Report): string => {
  const [first] = findings;
  const what = [first?.code, first?.seq, ...(first?.clauses ?? [])].join(" ");
  return `${verdict} ${verdict === "violated" ? what : doubts.map(({ reason }) => reason).join()}`;
};

const ENDS: readonly (readonly [name: string, sets: string, told: string])[] = [
  // A wall with bishops, won by White, and nothing said how.
  ["F10", "fide", "undetermined unproved"],
  ["F10", "uscf lichess", "compliant "],
  // A drawn flag, two knights against a king: whose it is decides by FIDE alone.
  ["F18", "fide", "undetermined unproved"],
  ["F18", "uscf", "compliant "],
  // The only legal move captures the queen.
  ["F20", "fide uscf", "compliant "],
  ["F21", "fide uscf", "undetermined unproved"],
  ["F22", "fide uscf", "violated outcome-wrong 4 flag.loss"],
  // White resigned against a bare king.
  ["F23", "fide", "violated outcome-wrong 4 end.resignation result.stated"],
  ["F23", "uscf lichess", "compliant "],
  // Black has a bare king and has won.
  ["F25", "fide", "undetermined unproved"],
  ["F25", "uscf lichess", "compliant "],
];

test.each(ENDS)("%s by %s: %s", async (name, sets, expected) => {
  for (const set of sets.split(" "))
    expect((await audited(name, set)).map(told)).toEqual([expected]);
});

const ILLEGAL: readonly (readonly [name: string, told: string])[] = [
  ["Ra3", "violated decision-illegal 1 move.path"],
  ["Bf4", "violated decision-illegal 3 move.path"],
  ["d3", "violated decision-illegal 5 pawn.advance"],
  ["Bxf8", "violated decision-illegal 5 move.bishop"],
  ["D17", "violated decision-illegal 5 move.bishop"],
  ["Ng6", "violated decision-illegal 5 move.knight"],
  ["A10", "violated decision-illegal 2 castling.lost"],
  ["D13", "violated decision-illegal 4 king.exposed"],
  ["D14", "violated decision-illegal 4 king.exposed"],
];

test.each(ILLEGAL)("%s is illegal for each piece of its kind", async (name, expected) =>
  expect((await audited(name, "fide")).map(told)).toEqual([expected]),
);

test("a check that was not answered is told first as that, and drawn so", async () => {
  const folder = makeFolder();
  onTestFinished(folder.remove);
  for (const name of ["D13", "D14"]) {
    const sheet = folder.path(`${name}.html`);
    const { out } = await assize(["audit", fileOf(name), "--html", sheet, "--no-impact"]);
    expect(out).toContain(
      "Bob played pawn a7–a6. After it the king on e8 is still attacked by the queen on h5.",
    );
    const html = readFileSync(sheet, "utf8");
    expect(html).toContain("finding:decided-0");
    expect(html).toContain("finding:decided-1");
  }
  // Black's only move stands later in the record: that is supposed, and comes second.
  const { out } = await assize(["audit", fileOf("D14"), "--no-impact"]);
  expect(out).toContain("queen on h5. Something that belongs before it stands later");
});

test("a wrong result is told as what the record says, and never as what was so", async () => {
  const folder = makeFolder();
  onTestFinished(folder.remove);
  const file = folder.path("lost.pgn");
  const tags = '[White "Ann"]\n[Black "Bob"]\n';
  writeFileSync(file, `${tags}\ne4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7# 0-1\n`);
  const { out } = await assize(["audit", file, "--no-impact"]);
  expect(out).toContain(
    ": The record says “Checkmate: Bob has won”. Bob had no legal move. The rules say “Checkmate: Ann has won”.",
  );
  const { out: german } = await assize(["audit", file, "--no-impact", "--lang", "de"]);
  expect(german).toContain(": Im Protokoll steht „Schachmatt: Bob hat gewonnen“.");
});

test("a rook that was captured is told as such, and a date that is none and a game that stands twice are remarked", async () => {
  const castling = await assize(["audit", join(FOLDER, "A10.pgn"), "--no-impact"]);
  expect(castling.out).toContain("No rook stood on a1 to castle with.");
  const { err, code } = await assize(["audit", join(FOLDER, "date-dup.pgn"), "--no-impact"]);
  expect(err).toContain("the tag Date is no date: 2024.13.45");
  expect(err).toContain("the same players, date and moves stand on line 1 already");
  expect(code).toBe(0);
});

/** A quick run takes every so many of the games below. */
const ONE_IN = process.env["ASSIZE_DEEP"] === undefined ? 5 : 1;

/** A win on time in positions from which no series of moves leads to a mate, on Lichess. */
test("by whom a mate decides, no flag wins without one", async () => {
  const games = readFileSync(fileOf("flags-without-a-mate"), "utf8").split(/^(?=\[Event )/m);
  expect(games).toHaveLength(41);
  const folder = makeFolder();
  onTestFinished(folder.remove);
  const some = games.filter((_, index) => index % ONE_IN === 0);
  const file = folder.path("flags.pgn");
  writeFileSync(file, some.join(""));
  const verdictsBy = async (set: string): Promise<readonly string[]> =>
    (await auditedFile(file, set)).map(({ verdict }) => verdict);
  for (const set of ["fide", "uscf"])
    expect(await verdictsBy(set)).toEqual(some.map(() => "violated"));
  const site = await verdictsBy("lichess");
  expect(new Set(site)).toEqual(new Set(["compliant"]));
});
