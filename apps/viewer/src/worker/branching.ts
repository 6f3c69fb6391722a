// What might have been: taking choices, letting bots go on, and the tree of branches that comes of it.
import * as Result from "effect/Result";
import { type GameModel, isJsonObject, type Language } from "@assize/kernel-model";
import {
  type BranchRefusal,
  type Continued,
  discardBranch,
  logOf,
  lastShown,
  playOnAt,
  RECORD,
  type Branch,
  renameBranch,
  standingOf,
  takeAt,
  takeBackTo,
  whyAt,
} from "@assize/kernel-history";
import { undoRefusalInWords } from "@assize/kernel-report/lean";
import { seeded } from "@assize/kernel-simulation";
import type { BranchFacts, WrittenEvent, Moment, BranchId } from "../protocol/protocol.ts";
import {
  type Answering,
  type Desk,
  historyAt,
  momentAt,
  type OpenHistory,
  branchAt,
} from "./desk.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";

const factsOf = ({ history }: OpenHistory, branch: Branch, language: Language): BranchFacts => ({
  id: branch.id,
  name: history.names.get(branch.id) ?? messagesIn(language).branch(branch.id),
  from: branch.from,
  events: branch.steps.length,
  ...standingOf(history, branch, language),
});

export const branches: Answering<"branches"> = (desk, { history, language }) => {
  const open = historyAt(desk, history, language);
  return [...open.history.branches.values()]
    .filter(({ id }) => id !== RECORD || open.history.growing)
    .map((branch) => factsOf(open, branch, language));
};

/** Keeps the history that went on. */
const settle = (
  desk: Desk,
  open: OpenHistory,
  { history, branch, seq }: Continued,
  language: Language,
): { readonly moment: Moment; readonly branch: BranchFacts } => {
  const kept = { ...open, history };
  desk.histories.set(open.id, kept);
  return {
    moment: { history: open.id, branch, seq },
    branch: factsOf(kept, branchAt(kept, branch, language), language),
  };
};

/** Says why this choice cannot be taken here. */
const refusedHere = (
  desk: Desk,
  moment: Moment,
  event: WrittenEvent,
  language: Language,
): Trouble => {
  const { open, position } = momentAt(desk, moment, language);
  const { cause, told } = whyAt(open.history, position, event, { eyes: "all", language });
  const details = [cause, ...told.slice(1)];
  return new Trouble("refused", told[0] ?? messagesIn(language).refused, details);
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

const checkInstant = (at: string | null, language: Language): void => {
  if (at !== null && (!INSTANT.test(at) || Number.isNaN(Date.parse(at))))
    throw new Trouble("refused", messagesIn(language).noInstant(at));
};

export const take: Answering<"take"> = (desk, { moment, event, at, language }) => {
  const { open, branch } = momentAt(desk, moment, language);
  const { type, by, data } = event;
  const who = by === undefined ? {} : { by };
  const when = at === null ? {} : { at };
  checkInstant(at, language);
  if (!isJsonObject(data)) throw refusedHere(desk, moment, event, language);
  const taken = takeAt(open.history, branch, moment.seq, { type, ...who, ...when, data });
  if (Result.isFailure(taken))
    throw taken.failure.kind === "limit"
      ? new Trouble("not-possible", messagesIn(language).noMoreBranches)
      : refusedHere(desk, moment, event, language);
  return settle(desk, open, taken.success, language);
};

/** Why play is not taken back, as far as the branch says. */
const notTakenBack = (refusal: BranchRefusal, game: GameModel, language: Language): Trouble => {
  switch (refusal.kind) {
    case "not-taken-back":
      return new Trouble("refused", undoRefusalInWords(refusal.why, game, language));
    case "limit":
      return new Trouble("not-possible", messagesIn(language).noMoreBranches);
    default:
      return new Trouble("refused", messagesIn(language).refused);
  }
};

export const takeBack: Answering<"takeBack"> = (desk, { moment, to, seats, at, language }) => {
  const { open, branch } = momentAt(desk, moment, language);
  checkInstant(at, language);
  if (!seats.every((seat) => Number.isSafeInteger(seat) && seat >= 0))
    throw new Trouble("refused", messagesIn(language).refused);
  const { model } = open.history.start.game;
  const taken = takeBackTo(open.history, branch, to, seats, at ?? undefined);
  if (Result.isFailure(taken)) throw notTakenBack(taken.failure, model, language);
  return settle(desk, open, taken.success, language);
};

export const playOn: Answering<"playOn"> = async (desk, ask) => {
  const { moment, bot: name, speaksFor, choices, seed, language } = ask;
  const { bots } = historyAt(desk, moment.history, language).game;
  const bot = Object.hasOwn(bots, name) ? await bots[name]?.load() : undefined;
  if (bot === undefined)
    throw new Trouble("not-possible", messagesIn(language).noSuchBot(Object.keys(bots)));
  const { open, branch } = momentAt(desk, moment, language);
  const played = playOnAt(open.history, branch, moment.seq, {
    bot,
    ...(speaksFor === undefined ? {} : { speaksFor }),
    random: seeded(seed),
    choices: choices === "end" ? Infinity : choices,
  });
  if (Result.isFailure(played))
    throw new Trouble("not-possible", messagesIn(language).noMoreBranches);
  return settle(desk, open, played.success, language);
};

const LONGEST_NAME = 200;

const changeHistory = (
  desk: Desk,
  id: number,
  change: (open: OpenHistory) => OpenHistory["history"],
): null => {
  const open = historyAt(desk, id);
  desk.histories.set(id, { ...open, history: change(open) });
  return null;
};

export const rename: Answering<"rename"> = (desk, { history, branch, name }) =>
  changeHistory(desk, history, (open) =>
    renameBranch(open.history, branchAt(open, branch).id, name.slice(0, LONGEST_NAME)),
  );

export const discard: Answering<"discard"> = (desk, { history, branch }) =>
  changeHistory(desk, history, (open) => discardBranch(open.history, branchAt(open, branch).id));

const nameOfLog = (name: string, branch: BranchId, part: string): string =>
  `${name.replace(/\.jsonl$/, "")}${branch === RECORD ? "" : `-${branch}`}${part}.jsonl`;

export const log: Answering<"log"> = (desk, { history, branch: id, from, to }) => {
  const open = historyAt(desk, history);
  const branch = branchAt(open, id);
  const last = lastShown(open.history, branch);
  const end = id === RECORD && to === branch.steps.length ? to : Math.min(to, last);
  if (!(Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= end && from <= last))
    throw new Trouble("no-such-moment", messagesIn("en").noSuchMoment(from, last));
  const whole = from === 0 && end === branch.steps.length;
  return {
    name: nameOfLog(open.name, id, whole ? "" : `-${from}-${end}`),
    text: logOf(open.history, branch, { from, to: end, name: open.name }, desk.hash),
  };
};
