// What may be asked of the rules and of the verdict: findings, clauses, why and why not, what may be chosen.
import { recordedEvent } from "@assize/kernel-event-log";
import type { Position } from "@assize/kernel-chart-engine";
import type { Json } from "@assize/kernel-model";
import {
  causesFor,
  choicesAt,
  decidedAt,
  mayAskAbout,
  rulebookFor,
  type ToldEvent,
  viewOf,
  whyAt,
} from "@assize/kernel-history";
import { forcedStep } from "@assize/kernel-referee";
import type { Choice, WrittenEvent, Moment, Reader } from "../protocol/protocol.ts";
import { type Answering, type Desk, historyAt, momentAt, type OpenHistory } from "./desk.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";

export const findings: Answering<"findings"> = (desk, { history, reader }) =>
  causesFor(historyAt(desk, history, reader.language).history, reader);

export const clauses: Answering<"clauses"> = (desk, { history, language }) =>
  rulebookFor(historyAt(desk, history, language).history, { language });

/** With how each can be picked on the board. */
const withSteps = (
  { history, drawing }: OpenHistory,
  position: Position<unknown>,
  list: readonly ToldEvent[],
  { eyes }: Reader,
): readonly Choice[] => {
  const { pick } = drawing;
  const view = pick === undefined ? null : viewOf(history, position, eyes);
  return list.map((choice) => ({ ...choice, steps: pick?.(choice.event, view) ?? [] }));
};

const nextEvent = (desk: Desk, moment: Moment, reader: Reader): WrittenEvent => {
  const { branch } = momentAt(desk, moment, reader.language);
  const step = branch.steps[moment.seq];
  if (step === undefined)
    throw new Trouble("no-such-moment", messagesIn(reader.language).lastEvent(moment.seq));
  return recordedEvent(step.recorded);
};

export const decided: Answering<"decided"> = (desk, { moment, reader }) => {
  const before = { ...moment, seq: moment.seq - 1 };
  const { open, position } = momentAt(desk, before, reader.language);
  return decidedAt(open.history, position, nextEvent(desk, before, reader), reader);
};

export const why: Answering<"why"> = (desk, { moment, event, reader }) => {
  const { open, position } = momentAt(desk, moment, reader.language);
  // What a seat could have done instead tells what it holds.
  if (event !== null && !mayAskAbout(open.history, event, reader))
    throw new Trouble("not-possible", messagesIn(reader.language).notYours);
  const asked = event ?? nextEvent(desk, moment, reader);
  const told = whyAt(open.history, position, asked, reader);
  return { ...told, alternatives: withSteps(open, position, told.alternatives, reader) };
};

/** Only for all-seeing eyes: what is forced next may show what no seat knows yet. */
const forcedAt = (
  { history }: OpenHistory,
  position: Position<unknown>,
  reader: Reader,
): string | null => {
  if (reader.eyes !== "all") return null;
  const step = forcedStep(history.start.game, position);
  if (step === null) return null;
  const { type, data } = step.event;
  return whyAt(history, position, { type, data: data as Json }, reader).text;
};

export const choices: Answering<"choices"> = (desk, { moment, seat, reader }) => {
  const { open, position } = momentAt(desk, moment, reader.language);
  const found = choicesAt(open.history, position, seat, reader);
  return {
    ...found,
    list: withSteps(open, position, found.list, reader),
    forced: forcedAt(open, position, reader),
  };
};

export const plan: Answering<"plan"> = (desk, { moment, reader, type, values }) => {
  const { open, position } = momentAt(desk, moment, reader.language);
  const view = viewOf(open.history, position, reader.eyes);
  return open.drawing.plan?.(type, values, view) ?? null;
};
