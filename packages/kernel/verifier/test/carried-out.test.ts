// A choice that the rules refuse and that was carried out all the same is told as that.
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { encodeHeader } from "@assize/kernel-event-log";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { bytesOf } from "@assize/testkit";
import { countdown, headerFor } from "@assize/toys";
import { describe, expect, it } from "vitest";
import { audit } from "../src/node.ts";
import { ended, laid, linesOfGame, passed, takes, verdictOn } from "./games.ts";

it("a seat that takes nothing, after which the turn passes, has not made another choice", () => {
  const { findings } = verdictOn(
    linesOfGame([
      laid(5),
      takes(0, 3),
      passed(2),
      takes(1, 1),
      passed(1),
      takes(0, 0),
      passed(1),
      takes(1, 1),
      ended(1),
    ]),
  );
  expect(findings.map(({ seq, blame, explained }) => [seq, blame, explained?.deviation])).toEqual([
    [6, "player", "choice-stood"],
  ]);
});

describe("a position that breaks an invariant", () => {
  const DIGESTS = {
    rulebook: digestJson(rulebookDigestInput(countdown), nodeHash),
    edition: digestJson(countdown.edition.digestInput(countdown.edition.reference), nodeHash),
  };
  /** What is told of three counted at once, from nine, after which nobody may stand at six. */
  const told = () => {
    const broken = { id: "countdown.step", by: {} };
    const game = {
      ...countdown,
      invariants: ({ left }: { readonly left: number }) => (left === 6 ? [broken] : []),
    };
    const counted = [3, 1, 2, 1, 2].map((by, turn) => ({
      type: "counted",
      by: turn % 2,
      data: { by },
    }));
    const lines = [
      encodeHeader({ ...headerFor(countdown, { seats: 2, digests: DIGESTS }), terse: true }),
      ...counted.map((event, index) => JSON.stringify({ seq: index + 1, ...event })),
    ];
    const audited = audit(bytesOf(lines), { games: [game] });
    if (audited.kind === "unreadable") throw new Error(audited.problem.code);
    return audited.verdict.findings.map(({ seq, blame, explained }) => [
      seq,
      blame,
      explained?.deviation,
    ]);
  };

  it("is gone on from, for it was played", () => {
    expect(told()).toEqual([[1, "player", "choice-stood"]]);
  });
});
