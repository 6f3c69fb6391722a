// Which function answers which question.
import { GameMistake, type Language, LANGUAGES } from "@assize/kernel-model";
import type { Frame, Problem, Reader } from "../protocol/protocol.ts";
import type { Answer, Ask, QuestionName, Request, Response } from "../protocol/questions.ts";
import type { Answering, Desk, Progress } from "./desk.ts";
import { facts } from "./facts.ts";
import { close, open } from "./opening.ts";
import { loadLanguage, messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";
import { frame, lines, themes } from "./watching.ts";

const asking = () => import("./questioning.ts");
const branching = () => import("./branching.ts");
const comparing = () => import("./comparing.ts");
const sharing = () => import("./sharing/sharing.ts");
const tables = () => import("./tables.ts");

/** What is not needed to show a game is loaded when it is asked for first. */
const later =
  <Name extends QuestionName>(load: () => Promise<Answering<Name>>): Answering<Name> =>
  async (desk, ask, onProgress) =>
    (await load())(desk, ask, onProgress);

const ANSWERS: { readonly [Name in QuestionName]: Answering<Name> } = {
  open,
  close,
  facts,
  lines,
  frame,
  themes,
  findings: later(async () => (await asking()).findings),
  impacts: later(async () => (await import("./impacts.ts")).impacts),
  sheet: later(async () => (await import("./sheet.ts")).sheet),
  arbitrated: later(async () => (await import("./arbitrating.ts")).arbitrated),
  clauses: later(async () => (await asking()).clauses),
  decided: later(async () => (await asking()).decided),
  why: later(async () => (await asking()).why),
  choices: later(async () => (await asking()).choices),
  plan: later(async () => (await asking()).plan),
  branches: later(async () => (await branching()).branches),
  take: later(async () => (await branching()).take),
  takeBack: later(async () => (await branching()).takeBack),
  playOn: later(async () => (await branching()).playOn),
  rename: later(async () => (await branching()).rename),
  discard: later(async () => (await branching()).discard),
  log: later(async () => (await branching()).log),
  share: later(async () => (await sharing()).share),
  unshare: later(async () => (await sharing()).unshare),
  playables: later(async () => (await tables()).playables),
  newGame: later(async () => (await tables()).newGame),
  matrix: later(async () => (await import("./matrix.ts")).matrix),
  compare: later(async () => (await comparing()).compare),
  chart: later(async () => (await comparing()).chart),
};

/** In which language somebody asks, where it matters. */
const languageOf = (ask: object): Language => {
  const { language, reader } = ask as { language?: Language; reader?: Reader };
  return LANGUAGES.find((one) => one === (language ?? reader?.language)) ?? "en";
};

/** Answers one question; throws `Trouble`. */
const answer = async <Name extends QuestionName>(
  desk: Desk,
  name: Name,
  ask: Ask<Name>,
  onProgress: Progress,
): Promise<Answer<Name>> => {
  const answering: Answering<Name> = ANSWERS[name];
  const language = languageOf(ask);
  const games = [...desk.histories.values()].map(({ game }) => game.loadLanguage?.(language));
  await Promise.all([loadLanguage(language), ...games]);
  return answering(desk, ask, onProgress);
};

/** Whatever was asked: a page of ours says in which language, another one may say nothing. */
const askersLanguage = (ask: unknown): Language =>
  typeof ask === "object" && ask !== null ? languageOf(ask) : "en";

const problemOf = (failure: unknown, language: Language): Problem => {
  if (failure instanceof Trouble) return failure.problem;
  const what = failure instanceof Error ? failure.message : String(failure);
  return failure instanceof GameMistake
    ? { code: "game-mistake", message: messagesIn(language).gameMistake(what), details: [] }
    : { code: "defect", message: messagesIn(language).defect(what), details: [] };
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
    if (name === "frame") {
      const { scene, ...frame } = found as Frame;
      post({ id, kind: "frame", frame, scene: desk.sendScene(scene) });
    } else post({ id, kind: "answer", answer: found });
  } catch (failure) {
    post({ id, kind: "problem", problem: problemOf(failure, askersLanguage(ask)) });
  }
};
