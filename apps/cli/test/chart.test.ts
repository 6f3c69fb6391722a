import { describe, expect, test } from "vitest";
import { GAME_IDS } from "@assize/catalogue";
import { parsed } from "./a-game.ts";
import { assize } from "./command-line.ts";

describe("chart", () => {
  test("writes each game's chart in each format", async () => {
    expect(GAME_IDS.length).toBeGreaterThanOrEqual(2);
    const beginnings = {
      mermaid: /^stateDiagram-v2\n/,
      svg: /^<svg /,
      json: /^\{"format":"assize-chart\/1"/,
    };
    for (const game of GAME_IDS)
      for (const [format, beginning] of Object.entries(beginnings)) {
        const ran = await assize(["chart", game, "--format", format]);
        expect(ran).toMatchObject({ code: 0, err: "" });
        expect(ran.out).toMatch(beginning);
        expect(ran.out.endsWith("\n")).toBe(true);
      }
  });

  test("is Mermaid where no format is named", async () => {
    const { out } = await assize(["chart", "xidit"]);
    expect(out).toBe((await assize(["chart", "xidit", "--format", "mermaid"])).out);
    expect(out).toContain("unit-recruited if lastUnitHere [resolve.sequence, action.recruit");
  });

  test("has every transition that the audit takes", async () => {
    const { transitions } = parsed((await assize(["chart", "xidit", "--format", "json"])).out);
    const ids = (transitions as readonly { id: string }[]).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    const drawn = (await assize(["chart", "xidit", "--format", "svg"])).out;
    for (const id of ids) expect(drawn).toContain(`data-key="${id.replaceAll(">", "&gt;")}"`);
  });

  test("one phase, by its own name or its path, in the language asked for", async () => {
    const short = await assize(["chart", "xidit", "census", "--lang", "de"]);
    expect(short.code).toBe(0);
    expect(short.out).toContain("geheime Auswahl");
    expect(short.out).not.toContain("orders-programmed");
    const long = await assize(["chart", "xidit", "play.census", "--lang", "de"]);
    expect(long.out).toBe(short.out);
    const dark = await assize(["chart", "xidit", "census", "--format", "svg", "--theme", "dark"]);
    const light = await assize(["chart", "xidit", "census", "--format", "svg"]);
    expect(dark.out).not.toBe(light.out);
  });

  test("says what is wrong: the game, the phase, a phase of what is always whole", async () => {
    const game = await assize(["chart", "no-such-game"]);
    expect(game).toMatchObject({ code: 3, out: "" });
    expect(game.err).toContain(
      "no-such-game: no game of this name; there are xidit, grandlin and chess",
    );
    const phase = await assize(["chart", "xidit", "combat"]);
    expect(phase.code).toBe(3);
    expect(phase.err).toContain("combat: no phase of xidit; there are setup, secret-orders");
    const part = await assize(["chart", "xidit", "census", "--format", "json"]);
    expect(part.code).toBe(3);
    expect(part.err).toContain("--format json: this is of a whole chart; leave out census");
  });

  test("a format that there is not, or no longer, is told what to take instead", async () => {
    for (const [format, why] of [
      ["scxml", "SCXML is no longer written"],
      ["png", "no format of this name"],
    ] as const) {
      const said = `assize: --format ${format}: ${why}; take json for a program, mermaid or svg to look at\n`;
      expect(await assize(["chart", "xidit", "--format", format])).toEqual({
        code: 3,
        out: "",
        err: said,
      });
    }
  });
});
