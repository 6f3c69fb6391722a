// What the page and the worker say to each other, as plain data. The page asks, the worker answers; rules, verdicts,
// drawings and sentences come from the worker alone. Knows no DOM, no worker and no game.
import type { TableForm } from "@assize/catalogue/lean";
import type { ChartDescription, ChartLayout } from "@assize/kernel-chart-diagram";
import type {
  EventPicture,
  PickSteps,
  Plan,
  Scene,
  ScenePart,
  SceneTheme,
} from "@assize/kernel-drawing";
import {
  type Arbitration,
  type Eyes,
  type FindingCode,
  type Json,
  type Language,
  LIMITS,
  type VerdictKind,
  type WrittenEvent,
} from "@assize/kernel-model";
import type {
  Choices as HistoryChoices,
  Difference,
  Line,
  Reader,
  BranchId,
  CauseText,
  ImpactTexts,
  RulebookText,
  Sight,
  ToldEvent,
  Openness,
  ToldVerdict,
  Why as HistoryWhy,
} from "@assize/kernel-history";
import type { ClauseInWords, RowInWords, RulingInWords } from "@assize/kernel-report/lean";
import type { Carried } from "./carried.ts";
import type { SentScene } from "./scene-delta.ts";

export type { WrittenEvent } from "@assize/kernel-model";
export type {
  AskedQuestion,
  CauseText,
  Difference,
  FindingText,
  Line,
  LineDeviation,
  Looked,
  MarkKind,
  Reader,
  BranchId,
} from "@assize/kernel-history";
/** A clause or a ruling as the rulebook panel shows it. */
export type ClauseText = ClauseInWords;
export type RulingText = RulingInWords;

/** Most bytes of a file that can be opened; the page asks before it reads one into memory. */
export const MOST_BYTES = LIMITS.viewedBytes;

/** Most characters of a game in a link: what passes through mail, chats and browsers whole. */
export const MOST_LINKED = 16_000;

/** A ruling of whoever watches; the worker knows the hash of the line. */
export type Ruling = Omit<Arbitration, "hash">;

/** A record under every reading of the rules. */
export interface MatrixTold {
  readonly rows: readonly (RowInWords & {
    readonly kind: VerdictKind;
    /** True for the reading by which the log is watched. */
    readonly stated: boolean;
    /** By which the log is opened under this reading. */
    readonly rulings: RulingWish;
  })[];
  readonly decides: readonly string[];
}

/** A record with rulings. */
export interface AsRuled {
  readonly kind: VerdictKind;
  /** What is told of it. */
  readonly lines: readonly string[];
  /** What is not answered; some of it may come of a ruling. */
  readonly open: readonly {
    readonly seq: number;
    readonly code: FindingCode;
    readonly text: string;
  }[];
  /** The rulings as a file, and the log with them, where its format has lines for that. */
  readonly file: string;
  readonly log: string | null;
}

/** One log that is open. */
export type HistoryId = number;

/** A moment: the state after event `seq` of a branch; 0 is before the first event. */
export interface Moment {
  readonly history: HistoryId;
  readonly branch: BranchId;
  readonly seq: number;
}

export interface Seat {
  readonly colour: string;
  /** What people call it: its display name, else its colour. */
  readonly name: string;
  /** Its display name with its colour after it, as in "Daria (Yellow)": what is told of an event names the colour. */
  readonly label: string;
}

/** Something that is chosen by its id, and what people call it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A bot; `describe` says how it plays: what stands after "it". */
export interface BotText extends Named {
  readonly describe: string;
}

/** All that is told of a branch once: what the page needs for its timeline, verdict and panels. */
export interface HistoryFacts {
  readonly history: HistoryId;
  readonly game: string;
  readonly title: string;
  /** The name of the file it came from. */
  readonly name: string;
  /** The first eight characters of the log's hash; deep links carry it. */
  readonly hash: string;
  readonly seats: readonly Seat[];
  /** Said once, where the game has no words in the reader's language: its own are English. */
  readonly inEnglish: string | null;
  readonly events: number;
  /** The last event whose state can be shown; less than `events` where the audit stopped. */
  readonly shown: number;
  readonly verdict: ToldVerdict;
  /** How many of the findings follow from no other. */
  readonly causes: number;
  /** What the verdict leaves open, in words. */
  readonly open: Openness;
  /** The verdict told: headline, findings, rulings, assurance, as lines of text. */
  readonly report: readonly string[];
  /** What came of the record, told in a line, where its game is over. */
  readonly outcome: string | null;
  /** Recorded times in milliseconds since the epoch by event, or null where the log has none. */
  readonly times: readonly (number | null)[] | null;
  readonly rulingSets: readonly Named[];
  readonly bots: readonly BotText[];
  readonly drawn: "by the game" | "generic";
}

/** What a moment looks like. */
export interface Frame extends Sight {
  readonly moment: Moment;
  readonly scene: Scene;
  /** What the moment's event did, as it is drawn; nothing at 0. */
  readonly event: EventPicture;
  /** What of the drawing makes sense alone, the most important first; for small screens. */
  readonly parts: readonly ScenePart[];
  /** What each seat has, in a few words, by seat; empty where the game says it in its drawing alone. */
  readonly holdings: readonly string[];
}

/** A decision or an outcome of chance that may be taken at a moment. */
export interface Choice extends ToldEvent {
  /** How it is picked on the board; none where only a list offers it. */
  readonly steps: PickSteps;
}

/** What may be decided. Where there are too many to list, `forms` says how to put one together. */
export interface Choices extends Omit<HistoryChoices, "list"> {
  readonly list: readonly Choice[];
  /** The event that the rules force here, told to all-seeing eyes; null where they force none, and to others. */
  readonly forced: string | null;
}

/** Why an event is or is not legal at a moment. */
export interface Why extends Omit<HistoryWhy, "alternatives"> {
  readonly alternatives: readonly Choice[];
}

/** A branch of the tree of what might have been. */
export interface BranchFacts {
  readonly id: BranchId;
  readonly name: string;
  /** The branch it leaves, and after which event; null for a new game's own branch. */
  readonly from: { readonly branch: BranchId; readonly seq: number } | null;
  readonly events: number;
  readonly over: boolean;
  /** The outcome told in a line, where it is over. */
  readonly outcome: string | null;
}

/** Why something could not be done, told to people: what, where, what to do. */
export interface Problem {
  readonly code:
    | "unreadable"
    | "unknown-game"
    | "too-large"
    | "no-such-moment"
    | "refused"
    | "not-possible"
    | "game-mistake"
    | "defect";
  readonly message: string;
  readonly details: readonly string[];
}

export interface RulingWish {
  readonly set?: string;
  readonly overrides: Readonly<Record<string, string>>;
}

/** A game that can be begun here, and what its table chooses; labels of the form are by language. */
export interface Playable {
  readonly id: string;
  readonly title: string;
  readonly form: TableForm;
  readonly rulingSets: readonly Named[];
  readonly rulings: readonly Omit<RulingText, "chosen">[];
  readonly bots: readonly BotText[];
}

export interface TableWish {
  readonly game: string;
  /** Clockwise. `name` may be empty. */
  readonly seats: readonly { readonly colour: string; readonly name: string }[];
  /** By field of the form, as people write it; what is left out has the form's default. */
  readonly choices: Readonly<Record<string, string>>;
  readonly rulings: RulingWish;
  /** Decides what is decided by lot and was not wished for. */
  readonly seed: number;
}

/** A game's chart, as `@assize/kernel-chart-diagram` describes and lays it out. */
export interface ChartData {
  readonly description: ChartDescription;
  readonly layout: ChartLayout;
}

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
