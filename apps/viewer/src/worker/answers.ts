// Which function answers which question.
import type {
  Answer,
  Ask,
  Problem,
  QuestionName,
  Request,
  Response,
} from "../protocol/protocol.ts";
import type { Answering, Desk, Progress } from "./desk.ts";
import { facts } from "./facts.ts";
import { close, open } from "./opening.ts";
import { wordsIn } from "./messages/index.ts";
import { Trouble } from "./trouble.ts";
import { branches, discard, log, playOn, rename, take } from "./branching.ts";
import { chart, compare } from "./comparing.ts";
import { choices, clauses, findings, why } from "./questioning.ts";
import { newGame, playables } from "./tables.ts";
import { frame, lines, themes } from "./watching.ts";

const ANSWERS: { readonly [Name in QuestionName]: Answering<Name> } = {
  open,
  close,
  facts,
  lines,
  frame,
  themes,
  findings,
  clauses,
  why,
  choices,
  branches,
  take,
  playOn,
  rename,
  discard,
  log,
  playables,
  newGame,
  compare,
  chart,
};

/** Answers one question; throws `Trouble`. */
export const answer = async <Name extends QuestionName>(
  desk: Desk,
  name: Name,
  ask: Ask<Name>,
  onProgress: Progress,
): Promise<Answer<Name>> => {
  const answering: Answering<Name> = ANSWERS[name];
  return answering(desk, ask, onProgress);
};

const problemOf = (failure: unknown): Problem => {
  if (failure instanceof Trouble) return failure.problem;
  const what = failure instanceof Error ? failure.message : String(failure);
  return { code: "defect", message: wordsIn("en").defect(what), details: [] };
};

/** Answers a request with as many messages as it takes; never throws. */
export const respond = async (
  desk: Desk,
  { id, name, ask }: Request,
  post: (response: Response) => void,
): Promise<void> => {
  try {
    const onProgress: Progress = (done, of) => post({ id, kind: "progress", done, of });
    const found = await answer(desk, name, ask, onProgress);
    post({ id, kind: "answer", answer: found });
  } catch (failure) {
    post({ id, kind: "problem", problem: problemOf(failure) });
  }
};
