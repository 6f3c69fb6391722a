// What to change on a real table to come from one position to another: the lines by which the game describes both, compared
// cell by cell. Knows of a game only that its lines stand in tables, or name what they tell before a colon.
import type { Position } from "@assize/kernel-chart-engine";
import type { Finding, Language } from "@assize/kernel-model";
import { placeOf, type Start } from "@assize/kernel-referee";
import { explainedInWords } from "./explained-text.ts";
import { type Line, printLines } from "./lines.ts";
import { arbitrationsIn } from "./messages/arbitrations/messages.ts";
import type { PlainLine } from "./plain-text.ts";
import { tableOf, type Telling, tellingIn } from "./telling.ts";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

/** One thing that stands on the table, and what is told of it. */
type Told = ReadonlyMap<string, string>;

/** Two blanks or more stand between what is told in one line. */
const GAP = /\s{2,}/;

/** What a line tells, by name: `Next Recruitment: 8` by what stands before the colon, the rest by its place. */
const inLine = (line: string, number: number): readonly (readonly [string, string])[] => {
  const parts = line.trim().split(GAP);
  const [first = ""] = parts;
  const isLabelled = parts.length > 1 && !first.includes(":");
  const label = isLabelled ? `${first}, ` : "";
  return parts.slice(isLabelled ? 1 : 0).map((part, at): readonly [string, string] => {
    const colon = part.indexOf(":");
    if (colon < 0) return [`${label || `${number}`}${at}`, part];
    return [`${label}${part.slice(0, colon).trim()}`, part.slice(colon + 1).trim()];
  });
};

/** Lines that name what they tell may stand below one another by chance. */
const hasLabels = (head: readonly string[]): boolean => head.some((cell) => cell.includes(": "));

const linesIn = (block: TextBlock): readonly string[] =>
  block.kind === "lines" ? block.lines : [block.head, ...block.rows].map((row) => row.join("  "));

const toldBy = (lines: readonly string[]): Told => {
  const told = new Map<string, string>();
  const add = (name: string, text: string): void => {
    let key = name;
    for (let more = 2; told.has(key); more++) key = `${name} (${more})`;
    told.set(key, text);
  };
  let number = 0;
  for (const block of textBlocks(lines)) {
    if (block.kind === "lines" || hasLabels(block.head))
      for (const line of linesIn(block))
        for (const [name, text] of inLine(line, ++number)) add(name, text);
    else
      for (const row of block.rows)
        for (const [at, cell] of row.entries())
          if (at > 0 && cell !== "") add(nameOf(block.head, row, at), cell);
  }
  return told;
};

/** A row is told by its first cell, and what that cell is unless it is a name of its own. */
const nameOf = (head: readonly string[], row: readonly string[], at: number): string => {
  const [first = ""] = row;
  const own = /^\d/.test(first) ? `${head[0] ?? ""} ${first}` : first;
  const column = head[at] ?? "";
  return column === "" ? own : `${own}, ${column}`;
};

/** A line without a name is told by itself. */
const isNameless = (name: string): boolean => /^\d+$/.test(name);

/** Two positions of one game after the same event. */
export interface Restored {
  /** As play has reached it, and as it is ruled. */
  readonly from: Position<unknown>;
  readonly to: Position<unknown>;
  /** 0 is the start. */
  readonly event: number;
  /** True where nobody ruled, and what the rules force was taken instead. */
  readonly isByRules: boolean;
  /** The causes up to this event, by whose explanations play has reached the one position. */
  readonly causes: readonly Finding[];
}

const toldAt = (start: Start, position: Position<unknown>, language: Language): Told =>
  toldBy(
    start.game.model.describe.state(
      position.context,
      placeOf(start.game, position),
      "all",
      language,
      tableOf(start, language),
    ),
  );

/** What is taken to have happened at each cause: were it otherwise, something else would have to be changed. */
const explanationLines = (causes: readonly Finding[], telling: Telling): readonly Line[] => {
  const { restore } = arbitrationsIn(telling.language);
  const told = causes.flatMap((finding): readonly Line[] => {
    const explained = explainedInWords(finding, telling);
    if (explained === null) return [];
    const how = [explained.what, explained.supposed].filter((one) => one !== "").join(" ");
    return [{ indent: 1, text: restore.explained(finding.id, finding.seq, finding.code, how) }];
  });
  return told.length === 0 ? [] : [{ indent: 0, text: restore.restsOn }, ...told];
};

/** What has to be changed, one line each, for eyes that see all. */
export const restoreText = (
  start: Start,
  { from, to, event, isByRules, causes }: Restored,
  language: Language,
): readonly PlainLine[] => {
  const { restore } = arbitrationsIn(language);
  const [now, then] = [toldAt(start, from, language), toldAt(start, to, language)];
  const changes = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const [old, put] = [now.get(name) ?? "–", then.get(name) ?? "–"];
    if (old === put) return [];
    return [isNameless(name) ? restore.line(old, put) : restore.change(name, old, put)];
  });
  const told: readonly Line[] =
    changes.length === 0
      ? [{ indent: 0, text: restore.nothing }]
      : [
          { indent: 0, text: restore.lead(event) },
          ...changes.map((text): Line => ({ indent: 1, text })),
        ];
  const lines = [
    ...(isByRules ? [{ indent: 0, text: restore.byRules }] : []),
    ...told,
    ...explanationLines(causes, tellingIn(language, start)),
  ];
  return printLines(lines, false);
};
