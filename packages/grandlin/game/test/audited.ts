// What an audit says of events played from a stated position. Bytes in, verdict out: the whole way of a real record.
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent, Json, Verdict } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, recordOf } from "@assize/testkit";
import { headerFor } from "@assize/testkit";
import type { State } from "@assize/grandlin-rules";
import { grandlin } from "../src/index.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);
const digests = {
  rulebook: digest(rulebookDigestInput(grandlin)),
  edition: digest(grandlin.edition.digestInput(grandlin.edition.reference)),
};

const winText = ({ win }: State["setting"]): string =>
  win.kind === "each" ? "each" : `${win.kind}:${win.treasures}`;

/** The header of a record that starts from this position. */
const headerOf = (game: State, place: string) => {
  const { setting, rulings } = game;
  const header = headerFor(grandlin, {
    seats: setting.colours.map((colour) => ({ colour })),
    options: {
      win: winText(setting),
      variants: (["drop", "loot", "catharsis"] as const).filter((variant) => setting[variant]),
    },
    rulings: { set: "house", overrides: { ...rulings } },
    digests,
  });
  return { ...header, position: { place, context: grandlin.encodeContext(game) } };
};

/** The verdict on these events, played from this position. Throws where the position is none. */
export const verdictOn = (game: State, place: string, events: readonly GameEvent[]): Verdict => {
  const answer = audit(bytesOf(recordOf(headerOf(game, place), events, nodeHash)), {
    games: [grandlin],
  });
  if (answer.kind !== "audited") throw new Error(answer.problem.code);
  const [doubt] = answer.verdict.doubts;
  if (doubt !== undefined && doubt.reason !== "line-torn") throw new Error(JSON.stringify(doubt));
  return answer.verdict;
};
