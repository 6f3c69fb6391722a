// Every question that the page asks its worker, with its answer, and the messages that carry them. Knows no DOM, no worker and no game.
import type { Plan, SceneTheme } from "@assize/kernel-drawing";
import type {
  BranchId,
  CauseText,
  DecidedText,
  Difference,
  ImpactTexts,
  Line,
  Reader,
  RulebookText,
} from "@assize/kernel-history";
import type { Eyes, Json, Language, WrittenEvent } from "@assize/kernel-model";
import type { Carried } from "./carried.ts";
import type {
  AsRuled,
  BranchFacts,
  ChartData,
  Choices,
  Frame,
  HistoryFacts,
  HistoryId,
  MatrixTold,
  Moment,
  Playable,
  Problem,
  Ruling,
  RulingWish,
  TableWish,
  Why,
} from "./protocol.ts";
import type { SentScene } from "./scene-delta.ts";

/** Every question the page may ask: its parameters and its answer. */
export interface Questions {
  /** Opens a log and audits it. `number` chooses a game of an archive, from 1. Tells progress on the way. */
  readonly open: {
    readonly ask: {
      /** True for a game that is still being written down: its own branch may go on. */
      readonly growing?: boolean;
      /** The number that it had in an earlier worker; without, it gets a new one. */
      readonly history?: HistoryId;
      readonly bytes: Uint8Array;
      readonly name: string;
      readonly number: number;
      readonly rulings: RulingWish | null;
      readonly language: Language;
    };
    readonly answer: HistoryFacts & { readonly games: number };
  };
  readonly close: { readonly ask: { readonly history: HistoryId }; readonly answer: null };
  /** Facts again, for another reader. */
  readonly facts: {
    /** `eyes` absent: all-seeing. Other eyes get findings without what they may not know. */
    readonly ask: {
      readonly history: HistoryId;
      readonly language: Language;
      readonly eyes?: Eyes;
    };
    readonly answer: HistoryFacts;
  };
  readonly lines: {
    readonly ask: {
      readonly history: HistoryId;
      readonly branch: BranchId;
      readonly reader: Reader;
    };
    readonly answer: readonly Line[];
  };
  readonly frame: {
    readonly ask: {
      readonly moment: Moment;
      readonly reader: Reader;
      /** True for a moment that is passed by: what its event did is left out, which takes more time than the rest. */
      readonly passing?: boolean;
    };
    readonly answer: Frame;
  };
  readonly themes: {
    readonly ask: { readonly history: HistoryId };
    readonly answer: {
      readonly light: SceneTheme;
      readonly dark: SceneTheme;
      readonly print: SceneTheme;
    };
  };
  readonly findings: {
    readonly ask: { readonly history: HistoryId; readonly reader: Reader };
    readonly answer: readonly CauseText[];
  };
  /** What the findings came to; null where the eyes do not see all. Takes about as long as an audit. */
  readonly impacts: {
    readonly ask: { readonly history: HistoryId; readonly reader: Reader };
    readonly answer: ImpactTexts | null;
  };
  /** The ruling sheet: an HTML document of its own, to print or to keep. Takes about as long as an audit. */
  readonly sheet: {
    readonly ask: {
      readonly history: HistoryId;
      readonly reader: Reader;
      /** What the reader has ruled. */
      readonly rulings?: readonly Ruling[];
    };
    readonly answer: string;
  };
  /** What the record comes to with rulings; null where there is none. Takes about as long as an audit. */
  readonly arbitrated: {
    readonly ask: {
      readonly history: HistoryId;
      readonly reader: Reader;
      readonly rulings: readonly Ruling[];
    };
    readonly answer: AsRuled | null;
  };
  /** What the record comes to under every reading of the rules; null where that cannot be told. Takes some seconds. */
  readonly matrix: {
    readonly ask: { readonly history: HistoryId; readonly language: Language };
    readonly answer: MatrixTold | null;
  };
  readonly clauses: {
    readonly ask: { readonly history: HistoryId; readonly language: Language };
    readonly answer: RulebookText;
  };
  /** What decided about the moment's event, where the rules allow it. Before the first event there is none. */
  readonly decided: {
    readonly ask: { readonly moment: Moment; readonly reader: Reader };
    readonly answer: DecidedText;
  };
  /** `event` null: the next event of the branch. */
  readonly why: {
    readonly ask: {
      readonly moment: Moment;
      readonly event: WrittenEvent | null;
      readonly reader: Reader;
    };
    readonly answer: Why;
  };
  /** `seat` null: whoever is due first, or chance. */
  readonly choices: {
    readonly ask: {
      readonly moment: Moment;
      readonly seat: number | null;
      readonly reader: Reader;
    };
    readonly answer: Choices;
  };
  /** Where a list of this type's data has led so far, as far as these eyes may know; null where the game does not say. */
  readonly plan: {
    readonly ask: {
      readonly moment: Moment;
      readonly reader: Reader;
      readonly type: string;
      readonly values: readonly Json[];
    };
    readonly answer: Plan | null;
  };
  readonly branches: {
    readonly ask: { readonly history: HistoryId; readonly language: Language };
    readonly answer: readonly BranchFacts[];
  };
  /** Takes a choice at a moment: goes on with the branch where this is its end, else a new branch leaves it. */
  readonly take: {
    readonly ask: {
      readonly moment: Moment;
      readonly event: WrittenEvent;
      readonly at: string | null;
      readonly language: Language;
    };
    readonly answer: { readonly moment: Moment; readonly branch: BranchFacts };
  };
  /** Takes play back at the end of a branch to the state after event `to`, as these seats agreed; nothing is deleted. */
  readonly takeBack: {
    readonly ask: {
      readonly moment: Moment;
      readonly to: number;
      readonly seats: readonly number[];
      readonly at: string | null;
      readonly language: Language;
    };
    readonly answer: { readonly moment: Moment; readonly branch: BranchFacts };
  };
  /** Lets a bot go on at a moment, for so many choices or to the end. */
  readonly playOn: {
    readonly ask: {
      readonly moment: Moment;
      readonly bot: string;
      /** The bot's own seat, for which it may also say something unasked; left out where it stands in for people. */
      readonly speaksFor?: number;
      readonly choices: number | "end";
      readonly seed: number;
      readonly language: Language;
    };
    readonly answer: { readonly moment: Moment; readonly branch: BranchFacts };
  };
  readonly rename: {
    readonly ask: { readonly history: HistoryId; readonly branch: BranchId; readonly name: string };
    readonly answer: null;
  };
  readonly discard: {
    readonly ask: { readonly history: HistoryId; readonly branch: BranchId };
    readonly answer: null;
  };
  /** A branch as a log: whole, or from one event to another (with the state it starts from). */
  readonly log: {
    readonly ask: {
      readonly history: HistoryId;
      readonly branch: BranchId;
      readonly from: number;
      readonly to: number;
    };
    readonly answer: { readonly name: string; readonly text: string };
  };
  /** The record of a history with what is carried with it, as the member `game` of a link; however long that is. */
  readonly share: {
    readonly ask: Carried & { readonly history: HistoryId; readonly language: Language };
    readonly answer: { readonly text: string };
  };
  /** What such a member holds: a log that was made by the rules, and what is to be said of that. */
  readonly unshare: {
    readonly ask: { readonly text: string; readonly language: Language };
    readonly answer: Carried & {
      readonly name: string;
      readonly bytes: Uint8Array;
      readonly remarks: readonly string[];
    };
  };
  readonly playables: {
    readonly ask: { readonly language: Language };
    readonly answer: readonly Playable[];
  };
  readonly newGame: {
    readonly ask: { readonly wish: TableWish; readonly language: Language };
    readonly answer: HistoryFacts;
  };
  readonly compare: {
    readonly ask: {
      readonly left: Omit<Moment, "seq">;
      readonly right: Omit<Moment, "seq">;
      readonly reader: Reader;
    };
    readonly answer: Difference | null;
  };
  readonly chart: {
    readonly ask: { readonly history: HistoryId; readonly language: Language };
    readonly answer: ChartData;
  };
}

export type QuestionName = keyof Questions;
export type Ask<Name extends QuestionName> = Questions[Name]["ask"];
export type Answer<Name extends QuestionName> = Questions[Name]["answer"];

/** From the page to the worker. */
export interface Request<Name extends QuestionName = QuestionName> {
  readonly id: number;
  readonly name: Name;
  readonly ask: Ask<Name>;
}

/** From the worker to the page. `progress` may come any number of times before the answer. */
export type Response =
  | { readonly id: number; readonly kind: "answer"; readonly answer: Answer<QuestionName> }
  | {
      readonly id: number;
      readonly kind: "frame";
      readonly frame: Omit<Frame, "scene">;
      readonly scene: SentScene;
    }
  | { readonly id: number; readonly kind: "problem"; readonly problem: Problem }
  | {
      readonly id: number;
      readonly kind: "progress";
      readonly done: number;
      readonly of: number;
    };
