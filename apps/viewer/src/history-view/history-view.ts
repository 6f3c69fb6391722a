// One history followed by one reader: where they stand in it, its facts, branches, lines, findings and frames. Asks the
// worker, for each of them when it is first read. Knows no game and draws nothing.
import { type Accessor, batch, createMemo, createSignal, getOwner, runWithOwner } from "solid-js";
import type { Language } from "@assize/kernel-model";
import type { Client } from "../protocol/client.ts";
import type {
  BranchFacts,
  BranchId,
  CauseText,
  Frame,
  HistoryFacts,
  HistoryId,
  Line,
  Moment,
  Reader,
} from "../protocol/protocol.ts";
import type { Answer } from "../protocol/questions.ts";
import { createAnswer } from "./answer.ts";
import type { CursorNeeds } from "./cursor.ts";
import { createFrames, type Wish } from "./frames.ts";

/** What the worker told at the opening of a history, to all-seeing eyes, and in which language. */
export interface Opened {
  readonly facts: HistoryFacts;
  readonly language: Language;
}

/** Where in the history the reader stands: a `Cursor`, or what follows another one. */
export interface Position {
  readonly moment: Accessor<Moment | undefined>;
  /** An event of the same branch that is pointed at; null for none. */
  readonly hovered: Accessor<number | null>;
}

export interface HistoryView<At extends Position> {
  readonly cursor: At;
  /** Whose eyes look, in which language: the public's where the history has no such seat. */
  readonly reader: Accessor<Reader>;
  /** As the reader may know them; undefined while no history is open. */
  readonly facts: Accessor<HistoryFacts | undefined>;
  /** Events of the branch as the reader may see them; empty until they are known. */
  readonly lines: Accessor<readonly Line[]>;
  readonly lineAt: (seq: number) => Line | undefined;
  /** What the moment looks like; while scrubbing, the one before it. */
  readonly frame: Accessor<Frame | undefined>;
  /** A frame of the branch that is already here; to ask for one, point at it. */
  readonly peek: (seq: number) => Frame | undefined;
  /** Of the record. */
  readonly findings: Accessor<readonly CauseText[] | undefined>;
  /** What the findings came to; null where the reader may not see all. Asked for when it is first read. */
  readonly impacts: Accessor<Answer<"impacts"> | undefined>;
  readonly rulebook: Accessor<Answer<"clauses"> | undefined>;
  readonly themes: Accessor<Answer<"themes"> | undefined>;
  readonly branches: Accessor<readonly BranchFacts[]>;
  /** After a branch has grown, was renamed or discarded: asks for branches, lines and frames anew. */
  readonly refresh: () => void;
  /** How often that was done. */
  readonly revision: Accessor<number>;
}

export interface HistoryViewNeeds<At extends Position> {
  readonly client: Accessor<Client>;
  readonly opened: Accessor<Opened | undefined>;
  readonly reader: Accessor<Reader>;
  /** Makes what says where the reader stands. */
  readonly cursor: (needs: CursorNeeds) => At;
  readonly onFailure: (failure: unknown) => void;
}

const isSameReader = (one: Reader, other: Reader): boolean =>
  one.eyes === other.eyes && one.language === other.language;

/** What anybody may know of a history before it is told for their eyes. */
const withoutEvidence = (facts: HistoryFacts): HistoryFacts => ({
  ...facts,
  report: [],
  verdict: {
    ...facts.verdict,
    findings: facts.verdict.findings.map((finding) => ({
      ...finding,
      expected: null,
      recorded: null,
      explained: null,
    })),
  },
});

/** The line of an event; most branches have one of each. */
const lineIn = (lines: readonly Line[], seq: number): Line | undefined => {
  const guess = lines[seq - 1];
  return guess?.seq === seq ? guess : lines.find((line) => line.seq === seq);
};

/** Made when it is first read, as a part of what is being made now. */
const lazily = <Value>(make: () => Accessor<Value>): Accessor<Value> => {
  const owner = getOwner();
  let made: Accessor<Value> | undefined;
  return () => (made ??= runWithOwner(owner, make)!)();
};

/** Questions about a history; each is asked when its answer is first read, and again when what it depends on changes. */
const createAsking =
  (history: Accessor<HistoryId | undefined>, onFailure: (failure: unknown) => void) =>
  <On extends object, Value>(
    on: () => On | undefined,
    ask: (question: On & { readonly history: HistoryId }) => Promise<Value>,
  ): Accessor<Value | undefined> =>
    lazily(() => {
      const question = createMemo(() => {
        const [id, rest] = [history(), on()];
        return id === undefined || rest === undefined ? undefined : { ...rest, history: id };
      });
      return createAnswer(question, ask, onFailure);
    });

type Asking = ReturnType<typeof createAsking>;

const createReader = ({ opened, reader }: Pick<HistoryViewNeeds<Position>, "opened" | "reader">) =>
  createMemo(
    (): Reader => {
      const { eyes, language } = reader();
      const seats = opened()?.facts.seats.length;
      const isMissing = typeof eyes === "number" && seats !== undefined && eyes >= seats;
      return { eyes: isMissing ? "public" : eyes, language };
    },
    undefined,
    { equals: isSameReader },
  );

/** The facts for the reader's eyes: as they were told at the opening, or asked for again. */
const createFacts = (
  { client, opened }: Pick<HistoryViewNeeds<Position>, "client" | "opened">,
  reader: Accessor<Reader>,
  asking: Asking,
): Accessor<HistoryFacts | undefined> => {
  const toldAgain = asking(reader, (ask) => client().ask("facts", ask));
  return createMemo(() => {
    const known = opened();
    if (known === undefined) return undefined;
    return isSameReader(reader(), { eyes: "all", language: known.language })
      ? known.facts
      : (toldAgain() ?? withoutEvidence(known.facts));
  });
};

export const createHistoryView = <At extends Position>(
  needs: HistoryViewNeeds<At>,
): HistoryView<At> => {
  const { client, opened, onFailure } = needs;
  const history = createMemo(() => opened()?.facts.history);
  const asking = createAsking(history, onFailure);
  const reader = createReader(needs);
  const language = createMemo(() => ({ language: reader().language }));
  const [revision, setRevision] = createSignal(0);

  const branches = asking(
    () => ({ ...language(), revision: revision() }),
    ({ history: id, language: spoken }) =>
      client().ask("branches", { history: id, language: spoken }),
  );
  const lastOf = (branch: BranchId): number | undefined =>
    branch === 0
      ? (opened()?.facts.shown ?? 0)
      : branches()?.find(({ id }) => id === branch)?.events;
  const cursor = needs.cursor({ history, lastOf });

  const branch = createMemo(() => cursor.moment()?.branch);
  const lines = asking(
    () => {
      const id = branch();
      return id === undefined
        ? undefined
        : { ask: { branch: id, reader: reader() }, revision: revision() };
    },
    ({ history: id, ask }) => client().ask("lines", { history: id, ...ask }),
  );
  const known = createMemo(() => lines() ?? []);

  const wish = createMemo((): Wish | undefined => {
    const moment = cursor.moment();
    return moment === undefined ? undefined : { moment, reader: reader() };
  });
  const frames = createFrames({
    wish,
    hovered: cursor.hovered,
    lastOf: ({ moment }) => lastOf(moment.branch) ?? Number.MAX_SAFE_INTEGER,
    ask: (wanted, passing) => client().ask("frame", { ...wanted, passing }),
    onFailure,
  });

  return {
    cursor,
    reader,
    facts: lazily(() => createFacts(needs, reader, asking)),
    lines: known,
    lineAt: (seq) => lineIn(known(), seq),
    // A wish that is not answered yet draws nothing anew.
    frame: createMemo(frames.frame),
    peek: frames.peek,
    findings: asking(
      () => ({ reader: reader() }),
      (ask) => client().ask("findings", ask),
    ),
    impacts: asking(
      () => ({ reader: reader() }),
      (ask) => client().ask("impacts", ask),
    ),
    rulebook: asking(language, (ask) => client().ask("clauses", ask)),
    themes: asking(
      () => ({}),
      (ask) => client().ask("themes", ask),
    ),
    branches: () => branches() ?? [],
    refresh: () =>
      batch(() => {
        setRevision((number) => number + 1);
        frames.forget();
      }),
    revision,
  };
};
