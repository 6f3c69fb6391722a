// A game with its branches and notes as the end of an address, and back: a version, and packed JSON in letters that an
// address may hold. Whatever comes in may be by anybody: it is limited, and ends as a log that is audited as any other.
// The form is described in docs/reference/viewer.md and ADR 0032.
import * as Result from "effect/Result";
import { isJsonObject, type Json, type Language, LIMITS, readJson } from "@assize/kernel-model";
import { makeAgain, type MadeAgain, type NotMadeAgain, sharedGameOf } from "@assize/kernel-history";
import { doubtsInWords } from "@assize/kernel-report/lean";
import type { GameEntry } from "@assize/catalogue/lean";
import { bytesOfBase64 } from "../../protocol/base64.ts";
import { areKept, areNotes, isWritten } from "../../protocol/carried.ts";
import { LINK_VERSION, type Linked, linkTextOf } from "../../protocol/link-text.ts";
import { MOST_LINKED } from "../../protocol/protocol.ts";
import { type Answering, historyAt } from "../desk.ts";
import type { Messages } from "./messages/en.ts";
import { messagesIn as workerIn } from "../messages/messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "../trouble.ts";
import { unpacked } from "../unpacking.ts";

const LONGEST_NAME = 200;
const LETTERS = /^[\w-]+$/;

const bytesOf = (letters: string): Uint8Array | null =>
  !LETTERS.test(letters) || letters.length % 4 === 1
    ? null
    : bytesOfBase64(letters.replaceAll("-", "+").replaceAll("_", "/"));

export const share: Answering<"share"> = async (desk, { history, branches, notes, language }) => {
  const open = historyAt(desk, history, language);
  const shared = sharedGameOf(open.history, desk.hash);
  if (Result.isFailure(shared)) throw new Trouble("not-possible", messagesIn(language).notInALink);
  return { text: await linkTextOf({ ...shared.success, name: open.name, branches, notes }) };
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const areEvents = (value: unknown): boolean => Array.isArray(value) && value.every(isWritten);

const isLinked = (value: Json): value is Json & Linked =>
  isJsonObject(value) &&
  isJsonObject(value["header"]) &&
  areEvents(value["choices"]) &&
  areEvents(value["rest"]) &&
  isCount(value["events"]) &&
  typeof value["digest"] === "string" &&
  typeof value["name"] === "string" &&
  areKept(value["branches"]) &&
  areNotes(value["notes"]);

/** What stands in a link; throws where that is nothing that this page has written. */
const linkedIn = async (text: string, language: Language): Promise<Linked> => {
  const say = messagesIn(language);
  if (text.length > MOST_LINKED)
    throw new Trouble("too-large", say.linkTooLong(text.length, MOST_LINKED));
  const [, version, letters = ""] = /^(\d{1,4})\.(.*)$/.exec(text) ?? [];
  if (version !== undefined && version !== LINK_VERSION)
    throw new Trouble("unreadable", say.linkOfOtherVersion(version));
  const damaged = new Trouble("unreadable", say.linkDamaged);
  const bytes = bytesOf(letters);
  if (bytes === null) throw damaged;
  const json = await unpacked(bytes, "gzip", LIMITS.jsonBytes, workerIn(language)).catch(
    (failure: unknown) => {
      const isBomb = failure instanceof Trouble && failure.problem.code === "too-large";
      throw isBomb ? new Trouble("too-large", say.linkUnpacksTooLarge(LIMITS.jsonBytes)) : damaged;
    },
  );
  const read = readJson(new TextDecoder().decode(json), { profile: "foreign" });
  if (!read.ok || !isLinked(read.value)) throw damaged;
  return read.value;
};

const whyNot = (why: NotMadeAgain, { model }: GameEntry, language: Language) => {
  const say = messagesIn(language);
  switch (why.kind) {
    case "unreadable":
      return new Trouble("unreadable", say.linkDamaged);
    case "too-long":
      return new Trouble("too-large", say.linkOfTooMuch(LIMITS.eventsPerGame));
    case "undetermined":
      return new Trouble(
        "not-possible",
        workerIn(language).notShown,
        doubtsInWords(why.doubts, model, language),
      );
  }
};

/** What whoever opens it has to know of how it was made. */
const remarksOn = ({ rules, isSame }: MadeAgain, say: Messages): readonly string[] => [
  ...(rules === "earlier" ? [say.linkOfEarlierRules] : []),
  ...(rules === "unknown" ? [say.linkOfUnknownRules] : []),
  ...(isSame ? [] : [say.linkOfOtherEvents]),
];

export const unshare: Answering<"unshare"> = async (desk, { text, language }) => {
  const say = messagesIn(language);
  const linked = await linkedIn(text, language);
  const { header, branches, notes, name } = linked;
  const id = isJsonObject(header) ? header["game"] : undefined;
  const game = typeof id === "string" ? await desk.games.load(id, language) : null;
  if (game === null)
    throw new Trouble("unknown-game", workerIn(language).unknownGame(desk.games.ids));
  const made = makeAgain(linked, game.model, desk.hash);
  if (Result.isFailure(made)) throw whyNot(made.failure, game, language);
  return {
    name: name.slice(0, LONGEST_NAME).toWellFormed(),
    bytes: new TextEncoder().encode(made.success.text),
    branches,
    notes,
    remarks: remarksOn(made.success, say),
  };
};
