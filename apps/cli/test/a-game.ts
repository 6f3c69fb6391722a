// Logs for tests: whole games, and games that were tampered with.
import { assize } from "./command-line.ts";

const SMALL = ["--players", "3", "--length", "short", "--bots", "random"];

/** The log of a small game of bots. */
export const simulated = async (seed: number, ...flags: readonly string[]): Promise<string> => {
  const ran = await assize(["simulate", "--seed", String(seed), ...SMALL, ...flags]);
  if (ran.code !== 0) throw new Error(ran.err);
  return ran.out;
};

export const linesOf = (log: string): readonly string[] => log.trimEnd().split("\n");

const joined = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

type Members = Record<string, any>; // a test may look into any line

export const parsed = (line: string | undefined): Members => JSON.parse(line ?? "null") as Members;

/** The log with one line changed. */
export const withLine = (log: string, index: number, change: (line: Members) => Members): string =>
  joined(
    linesOf(log).map((line, at) => (at === index ? JSON.stringify(change(parsed(line))) : line)),
  );

/** Index of the first line with an event of this type. */
export const lineWith = (log: string, type: string): number =>
  linesOf(log).findIndex((line) => parsed(line)["type"] === type);

const CHANCE = [
  "titans-shuffled",
  "tiles-shuffled",
  "assessments-shuffled",
  "reinforcements-shuffled",
];

const isChoice = (line: string): boolean => {
  const event = parsed(line);
  const isOfTable = event["type"] === "table/undo";
  return isOfTable || event["by"] !== undefined || CHANCE.includes(event["type"] as string);
};

/** The same game with the consequences left out, as somebody would note it down. */
export const terse = (log: string): string => {
  const [header, ...events] = linesOf(log);
  const choices = events.filter(isChoice).map((line, index) => {
    const { prev: _, ...event } = parsed(line);
    return JSON.stringify({ ...event, seq: index + 1 });
  });
  return joined([JSON.stringify({ ...parsed(header), terse: true }), ...choices]);
};

/** Unchained, so that a change is found by the rules and not by its bytes. */
export const unchained = (log: string): string => {
  const lines = linesOf(log).map((line) => {
    const { prev: _, ...event } = parsed(line);
    return JSON.stringify(event);
  });
  return joined(lines);
};
