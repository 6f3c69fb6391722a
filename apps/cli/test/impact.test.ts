// What findings came to, as people read it: the disputed example, and records that are wrong in one way each. The texts are
// golden: whoever changes a sentence sees here what it becomes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { linesOf } from "./a-game.ts";
import { assize } from "./command-line.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXAMPLES = "../../../docs/examples/games";
const CASES = {
  "the disputed example": `${EXAMPLES}/disputed-4p.jsonl`,
  "the disputed treasure": `${EXAMPLES}/treasure-disputed-2p.jsonl`,
  "a shuffle left out": "impact-cases/shuffle-left-out.jsonl",
  "a program changed": "impact-cases/program-changed.jsonl",
  "another tile": "impact-cases/other-tile.jsonl",
  "a second recruit, corrected": "impact-cases/second-recruit.jsonl",
  "a second recruit, believed": "impact-cases/recruited-twice.jsonl",
};

/** Each finding's number and effect, with what is told below it; the effect of all together. */
const effectsIn = (out: string, lead: string): readonly string[] => {
  const lines = out.split("\n");
  return lines.flatMap((line, index) => {
    if (!line.trimStart().startsWith(`${lead}:`)) return [];
    const indent = line.length - line.trimStart().length;
    const below = lines.slice(index + 1);
    const end = below.findIndex((one) => one.length - one.trimStart().length <= indent);
    const where = lines[index - 1]!.split(":")[0]!;
    return [`${where}: ${line.trim()}`, ...below.slice(0, end).map((one) => `  ${one.trim()}`)];
  });
};

const LEADS = { en: "Effect", fr: "Effet", de: "Auswirkung", es: "Efecto" } as const;

const told = async (path: string, lang: keyof typeof LEADS = "en"): Promise<readonly string[]> =>
  effectsIn((await assize(["audit", at(path), "--lang", lang])).out, LEADS[lang]);

describe("what findings came to", () => {
  test("in English", async () => {
    const all = await Promise.all(
      Object.entries(CASES).map(async ([name, path]) => [`# ${name}`, ...(await told(path))]),
    );
    expect(all.every((lines) => lines.length > 1)).toBe(true);
    await expect(`${all.flat().join("\n")}\n`).toMatchFileSnapshot("impact-cases/told.txt");
  });

  test("in every language", async () => {
    const all = await Promise.all(
      (["fr", "de", "es"] as const).map((lang) => told(CASES["a second recruit, believed"], lang)),
    );
    await expect(`${all.flat().join("\n")}\n`).toMatchFileSnapshot(
      "impact-cases/told-elsewhere.txt",
    );
  });

  test.each([
    [
      "en",
      "Daria has won; what was found changes neither the winner nor the places nor the scores.",
    ],
    [
      "fr",
      "La victoire revient à Daria ; ce qui a été constaté n’y change rien, ni aux places ni aux scores.",
    ],
    [
      "de",
      "Daria hat gewonnen; was gefunden wurde, ändert daran nichts, auch nicht an Plätzen und Wertungen.",
    ],
    [
      "es",
      "Ha ganado Daria; lo hallado no cambia la victoria, ni los puestos ni las puntuaciones.",
    ],
  ])("of all together in one sentence under the headline, in %s", async (lang, sentence) => {
    const { out } = await assize(["audit", at(CASES["the disputed example"]), "--lang", lang]);
    expect(out.split("\n").indexOf(sentence)).toBe(3);
  });

  test("nothing, where a line was written twice", async () => {
    const lines = linesOf(readFileSync(at(`${EXAMPLES}/long-4p.jsonl`), "utf8")).map((line) => {
      const { prev: _, ...event } = JSON.parse(line) as { prev?: string };
      return JSON.stringify(event);
    });
    const moved = lines.findIndex((line) => line.includes('"idrakys-moved"'));
    const numbered = lines.toSpliced(moved, 0, lines[moved]!).map((line, seq) => {
      const event = JSON.parse(line) as { seq?: number };
      return JSON.stringify(event.seq === undefined ? event : { ...event, seq });
    });
    const { out } = await assize(["audit", "-"], { stdin: `${numbered.join("\n")}\n` });
    expect(effectsIn(out, "Effect")).toEqual([
      `f1 event ${moved + 1}: Effect: The winner, the places and the scores stay the same.`,
    ]);
  });

  test("as data: beside each cause, and no more where nobody asks", async () => {
    const path = at(CASES["a second recruit, believed"]);
    const findings = async (...more: readonly string[]) => {
      const { out } = await assize(["audit", "--json", path, ...more]);
      return (JSON.parse(out) as { reports: [{ findings: readonly object[] }] }).reports[0];
    };
    expect(await findings()).toMatchObject({
      impact: { effect: "open", firstNotLegal: 114, notLegalBy: 1, ways: [] },
      findings: [{ impact: { effect: "open", firstNotLegal: 114, notLegalBy: 1, ways: [] } }],
    });
    const without = await findings("--no-impact");
    expect(without).not.toHaveProperty("impact");
    expect(without.findings[0]).not.toHaveProperty("impact");
    expect((await assize(["audit", "--no-impact", path])).out).not.toContain("Effect:");
  });
});
