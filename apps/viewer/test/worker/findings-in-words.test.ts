// What the rules expected is told in the game's words: types of events are for developers.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { aClient, openBytes, reader } from "./a-desk.ts";

const RECORDED = new URL("../../../cli/test/recorded/", import.meta.url);

test("where other events were due, the place in the game is told in every language, and no type", async () => {
  let told = 0;
  for (const name of ["tile-placed-side", "double-move", "region-0"]) {
    const client = aClient();
    const bytes = new Uint8Array(readFileSync(new URL(`${name}.jsonl`, RECORDED)));
    const { history } = await openBytes(client, bytes, name);
    for (const language of LANGUAGES) {
      const causes = await client.ask("findings", { history, reader: reader("all", language) });
      for (const { finding, expected } of causes.flatMap((cause) => [cause, ...cause.parts])) {
        if (!Array.isArray(finding.expected)) continue;
        expect(expected).not.toBe("");
        for (const type of finding.expected) expect(expected).not.toContain(type);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(20);
});
