// Files of PGN that are broken in one way each: what an audit says of them, beside what other programs were heard to say, as the page
// about them has it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { assize } from "./command-line.ts";

const FOLDER = join(import.meta.dirname, "broken-pgn");
const FILES = join(FOLDER, "files");
const PAGE = join(import.meta.dirname, "../../../docs/explanation/broken-pgn.md");

interface Report {
  readonly log: string;
  readonly verdict: string;
  readonly findings: readonly { readonly code: string; readonly clauses: readonly string[] }[];
  readonly doubts: readonly {
    readonly reason: string;
    readonly values: { readonly given?: string };
  }[];
  readonly source: { readonly remarks: readonly { readonly message: string }[] };
}

const PROGRAMS = ["pgn-extract", "chessops", "chess.js"] as const;
type Others = Readonly<Record<string, Readonly<Record<(typeof PROGRAMS)[number], string>>>>;

const heard = JSON.parse(readFileSync(join(FOLDER, "others.json"), "utf8")) as Others;
const names = readdirSync(FILES).map((name) => name.replace(/\.pgn$/, ""));

/** A game's verdict, and the first that is said of it. */
const told = ({ verdict, findings, doubts, source }: Report): string => {
  const [finding] = findings;
  const [remark] = source.remarks;
  const what =
    finding === undefined
      ? (doubts[0]?.values.given ?? remark?.message)
      : [finding.code, ...finding.clauses].join(" ");
  return what === undefined ? verdict : `${verdict}: ${what}`;
};

const auditedFiles = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { out } = await assize(["audit", FILES, "--ndjson", "--no-impact"]);
  const byFile = new Map<string, string[]>();
  for (const line of out.trimEnd().split("\n")) {
    const report = JSON.parse(line) as Report;
    const name = /([^/\\]+)\.pgn(?:#\d+)?$/.exec(report.log)![1]!;
    byFile.set(name, [...(byFile.get(name) ?? []), told(report)]);
  }
  return byFile;
};

const asCell = (text: string): string =>
  text === "" ? "–" : `\`${text.replaceAll(/[`|]/g, " ").replaceAll(/[^ -~]/g, "?")}\``;

/** However wide the columns of the page are. */
const plain = (text: string): string => text.replaceAll(/ {2,}/g, " ").replaceAll(/-{3,}/g, "---");

test("each file stands on the page with what is said of it", async () => {
  expect(names.length).toBeGreaterThanOrEqual(75);
  expect(Object.keys(heard).toSorted()).toEqual(names.toSorted());
  const audited = await auditedFiles();
  const page = plain(readFileSync(PAGE, "utf8"));
  const rows = names.toSorted().map((name) => {
    const cells = PROGRAMS.map((program) => asCell(heard[name]![program]));
    return plain(`| ${[name, asCell(audited.get(name)!.join(" / ")), ...cells].join(" | ")} |`);
  });
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  // The page explains where another program says something and an audit does not.
  const silent = names.filter(
    (name) =>
      PROGRAMS.some((program) => heard[name]![program] !== "") &&
      audited.get(name)!.every((one) => one === "compliant"),
  );
  expect(silent.length).toBeGreaterThan(5);
  expect(silent.filter((name) => !page.includes(`- **${name}**`))).toEqual([]);
});

test("chess.js refuses still what it was heard to refuse", () => {
  const refuses = (name: string): boolean => {
    try {
      new Chess().loadPgn(readFileSync(join(FILES, `${name}.pgn`), "utf8"));
      return false;
    } catch {
      return true;
    }
  };
  expect(names.filter(refuses)).toEqual(names.filter((name) => heard[name]!["chess.js"] !== ""));
});
