// Kinds of error: each can be planted, the two halves are what the lot says, and a thin sample of the first half is told at least as
// well as it was when the kinds were written.
import { describe, expect, it } from "vitest";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf } from "@assize/testkit";
import { caseOfKind, KINDS, planted } from "../src/deviations/kinds/all-kinds.ts";
import { isConfirmed } from "../src/deviations/kinds/confirming.ts";
import { judgedWithUndos } from "../src/deviations/kinds/forms.ts";
import { byLot, committedHalves } from "../src/deviations/kinds/halves.ts";
import { FORMS } from "../src/deviations/kinds/kind.ts";
import { kindsNamed, runKinds } from "../src/deviations/kinds/running.ts";
import { tallyOf } from "../src/deviations/kinds/tallies.ts";
import { sealed } from "../src/deviations/planted-log.ts";
import { SUBJECTS_OF_KINDS } from "../src/deviations/subject.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** Of the kinds of the first half, one in so many; and the logs of each in each game. */
const SAMPLE = DEEP ? { oneIn: 1, logs: 6 } : { oneIn: 8, logs: 1 };
/** Games that are looked through for a place. */
const GAMES = DEEP ? 30 : 3;

describe("kinds of error", () => {
  it("are parted by the committed lot, and those with a case file are in the first half", () => {
    const halves = committedHalves();
    expect(halves).toEqual(byLot(KINDS));
    expect(halves.second.length).toBeGreaterThan(50);
    expect(halves.first.length).toBeGreaterThan(halves.second.length);
    const filed = KINDS.filter(({ hasFile }) => hasFile);
    expect(filed.length).toBeGreaterThan(20);
    expect(filed.filter(({ name }) => halves.second.includes(name))).toEqual([]);
  });

  it("can be planted, break a rule, and are the same each time", () => {
    const found = { logs: 0, illegal: 0, kinds: new Set<string>() };
    for (const kind of KINDS) {
      const form = FORMS.find((one) => kind.forms.includes(one))!;
      for (const subject of SUBJECTS_OF_KINDS.filter(({ id }) => kind.games.includes(id)))
        for (let seed = 1; seed <= GAMES; seed++) {
          const one = planted(kind, subject, seed, form);
          if (one === null) continue;
          const { header, events } = one.log;
          found.logs++;
          if (!judgedWithUndos(subject.judge)(header, events).legal) found.illegal++;
          found.kinds.add(kind.name);
          expect(planted(kind, subject, seed, form)!.log).toEqual(one.log);
          break;
        }
    }
    const names = new Set(KINDS.map(({ name }) => name));
    expect(names.size).toBeGreaterThan(120);
    expect(found.kinds.size).toBeGreaterThanOrEqual(names.size - 6);
    expect(found.illegal).toBeGreaterThan(0.85 * found.logs);
  });

  it("are confirmed where the record with the causes put right is a game", () => {
    const one = caseOfKind("xidit/scores-shifted-by-one-seat/1/whole")!;
    const answer = audit(bytesOf(sealed(one.log.header, one.log.events)), {
      games: [one.subject.model],
    });
    if (answer.kind === "unreadable") throw new Error(answer.problem.code);
    const { verdict } = answer;
    expect(verdict.findings.length).toBeGreaterThan(0);
    expect(isConfirmed(one, verdict)).toBe(true);
    expect(isConfirmed(one, { ...verdict, findings: [] })).toBe(false);
  });

  it("of the first half are never misjudged, and told as well as they were", () => {
    const names = committedHalves().first.filter((_, at) => at % SAMPLE.oneIn === 0);
    const all = runKinds({
      kinds: kindsNamed(names),
      games: SUBJECTS_OF_KINDS.map(({ id }) => id),
      seed: 1,
      logs: SAMPLE.logs,
    });
    expect(all.filter(({ misjudged }) => misjudged !== null)).toEqual([]);
    const { logs, exact } = tallyOf(all);
    expect(logs).toBeGreaterThanOrEqual(8);
    expect(exact).toBeGreaterThanOrEqual(0.6 * logs);
  });
});
