// The game of a case, with all that stands beside it: edition, readings, and the rulings of its first arbiter. Loaded with the first case.
import { arbitrationsIn, readGames } from "@assize/kernel-event-log";
import { type CaseProblem, openCase, type OpenedCase } from "@assize/kernel-integrity/case";
import type { Arbitration, Language } from "@assize/kernel-model";
import * as Result from "effect/Result";
import type { Ruling } from "../../protocol/protocol.ts";
import type { Desk } from "../desk.ts";
import type { Found, Stated } from "../found.ts";
import { messagesIn as workerIn } from "../messages/messages.ts";
import { Trouble } from "../trouble.ts";
import { messagesIn } from "./messages/messages.ts";

const whyNot = ({ problem, file }: CaseProblem, language: Language): Trouble => {
  const say = messagesIn(language);
  const named = file === "" ? [] : [say.lookAt(file)];
  switch (problem) {
    case "no-case":
      return new Trouble("unreadable", say.noCase);
    case "changed":
    case "missing":
    case "stranger":
    case "malformed":
      return new Trouble("unreadable", say.changed, named);
    case "too-large":
    case "reports-too-large":
      return new Trouble("too-large", say.tooLarge, named);
    case "torn":
    case "list":
    case "too-many":
    case "twice":
    case "packing":
    case "two-things":
    case "shared-bytes":
    case "other-data":
      return new Trouble("unreadable", say.damaged, named);
  }
};

/** The page's form has no place for a choice in place of another, for how play goes on, and for points. */
const canBeShown = ({ instead, play, penalty }: Arbitration): boolean =>
  instead === undefined &&
  play === undefined &&
  (penalty === undefined || Object.hasOwn(penalty, "place"));

const ruledIn = ({ rulings: [first] }: OpenedCase): readonly Ruling[] => {
  const read = first === undefined ? null : arbitrationsIn(first.document);
  return read === null || Result.isFailure(read) ? [] : read.success.filter(canBeShown);
};

/** A reading is stated as `KEY=OPTION`; what is not is told by the audit as a reading that nobody knows. */
const statedIn = (found: OpenedCase): Stated => {
  const { rulings: set, ruling, current } = found.wishes;
  const single = ruling.map((text) => {
    const at = text.indexOf("=");
    return [text.slice(0, at), text.slice(at + 1)] as const;
  });
  return {
    rulings:
      set === null && single.length === 0
        ? null
        : { ...(set === null ? {} : { set }), overrides: Object.fromEntries(single) },
    reading: { current, ...(found.edition === null ? {} : { edition: found.edition }) },
    ruled: ruledIn(found),
  };
};

export const findInCase = async (
  archive: Uint8Array,
  language: Language,
  { hash }: Desk,
): Promise<Found> => {
  const found = await openCase(archive, hash);
  if ("problem" in found) throw whyNot(found, language);
  const [read] = readGames(found.log);
  if (read === undefined) throw new Trouble("unreadable", workerIn(language).empty);
  return { read, games: 1, text: null, stated: statedIn(found) };
};
