// The logs that are measured: the example game with most on its board, and 2,000 events of a longer game.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const EVENTS = 2_000;

const simulated = (...flags: readonly string[]): string => {
  const assize = join(ROOT, "apps/cli/bin/assize.js");
  const log = execFileSync(process.execPath, [assize, "simulate", ...flags], {
    encoding: "utf8",
    maxBuffer: 2 ** 27,
  });
  return `${log.split("\n", EVENTS + 1).join("\n")}\n`;
};

export const LOGS: Readonly<Record<string, () => string>> = {
  "Lords of Xidit, a long game for five": () =>
    readFileSync(join(ROOT, "docs/examples/games/long-5p.jsonl"), "utf8"),
  "the treasure game, its first 2,000 events": () =>
    simulated("--game", "grandlin", "--bots", "random", "--seed", "3"),
};
