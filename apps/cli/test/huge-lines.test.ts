// One line that is as large as a line may be, in a game that is else sound: what its shape does not allow is told by its first
// misfit alone, nothing like it is looked for, and its audit takes no more memory than another.
import { readFileSync } from "node:fs";
import { LIMITS } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { lineWith, linesOf, parsed, unchained, withLine } from "./a-game.ts";
import { assize } from "./command-line.ts";
import { audited, encoded, expectFlat } from "./measured-audit.ts";

const LOG = new URL("../../../docs/examples/games/long-4p.jsonl", import.meta.url);
const sound = unchained(readFileSync(LOG, "utf8"));

const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

interface Huge {
  readonly type: string;
  readonly data: (data: object) => object;
  /** Where its first misfit is. */
  readonly path: string;
}

const HUGE: Readonly<Record<string, Huge>> = {
  "60,000 members": {
    type: "orders-programmed",
    data: (data) => ({ ...data, ...Object.fromEntries(numbered(60_000).map((n) => [`k${n}`, n])) }),
    path: "$.data.k0",
  },
  "5,000 regions": {
    type: "bards-placed",
    data: () => ({ regions: numbered(5_000).map(() => ({ region: 1, bards: 1 })) }),
    path: "$.data.regions",
  },
  "an order of 100,000 tiles": {
    type: "tiles-shuffled",
    data: () => ({ order: numbered(100_000) }),
    path: "$.data.order",
  },
  "70,000 orders": {
    type: "orders-programmed",
    data: () => ({ orders: numbered(70_000).map(() => "action") }),
    path: "$.data.orders",
  },
};

const withHuge = ({ type, data }: Huge): string =>
  withLine(sound, lineWith(sound, type), (event) => ({ ...event, data: data(event["data"]) }));

/** Without the limit of values that are compared, the first of them alone took twice as much. */
const MOST_MIB = 256;

describe("a huge line", () => {
  test.each(Object.entries(HUGE))("with %s is told by its first misfit", async (_, huge) => {
    const log = withHuge(huge);
    const at = lineWith(sound, huge.type);
    expect(linesOf(log)[at]!.length).toBeLessThanOrEqual(LIMITS.lineBytes);
    const { code, out } = await assize(["audit", "--json", "--no-impact", "-"], { stdin: log });
    expect(code).toBe(1);
    const { findings, covered } = parsed(out)["reports"][0];
    expect(findings[0]).toMatchObject({ code: "data-malformed", seq: at, blame: "recorder" });
    expect(findings[0].expected).toEqual([expect.objectContaining({ path: huge.path })]);
    expect(covered).toMatchObject({ audited: linesOf(sound).length - 1, stopped: null });
  });

  test("takes no more memory than others", async () => {
    const logs = Object.values(HUGE).slice(0, 2).map(withHuge);
    const ended = await audited(logs.map(encoded), "--quiet");
    expectFlat(ended, 1, MOST_MIB);
    expect(ended.out).toContain("2 games: 2 violated");
  });
});
