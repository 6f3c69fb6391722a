// A log that a command refuses half read does not stay open.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { assize } from "./command-line.ts";

const OPEN = "/proc/self/fd";

const folder = mkdtempSync(join(tmpdir(), "assize-open-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = fileURLToPath(
  new URL("../../../docs/examples/games/long-5p.jsonl", import.meta.url),
);
const three = join(folder, "three.jsonl");
writeFileSync(three, readFileSync(example, "utf8").repeat(3));
const torn = join(folder, "torn.jsonl");
writeFileSync(torn, `{"seq":1}\n${readFileSync(example, "utf8")}`);
const sheet = join(folder, "sheet.html");

const openLogs = (): readonly string[] =>
  readdirSync(OPEN)
    .map((name) => {
      try {
        return readlinkSync(join(OPEN, name));
      } catch {
        return "";
      }
    })
    .filter((path) => path.startsWith(folder));

const REFUSED: readonly (readonly string[])[] = [
  ["audit", three, "--seat", "0"],
  ["audit", three, "--html", sheet],
  ["audit", example, three, "--seat", "1"],
  ["audit", torn, "--seat", "0"],
  ["show", three, "--at", "1"],
  ["merge", torn, three],
  ["complete", three],
  ["export", torn],
];

test.skipIf(!existsSync(OPEN))("what is refused is closed", async () => {
  for (const args of REFUSED) {
    expect([args, (await assize(args)).code]).toEqual([args, 3]);
    for (let wait = 0; wait < 50 && openLogs().length > 0; wait++) await setTimeout(20);
    expect([args, openLogs()]).toEqual([args, []]);
  }
  expect(REFUSED.length).toBeGreaterThanOrEqual(8);
});
