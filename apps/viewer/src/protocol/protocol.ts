// What the page and the worker tell each other, as plain data: games, moments, findings, choices. Rules, verdicts,
// drawings and sentences come from the worker alone. Which questions there are is in questions.ts. Knows no DOM, no worker and no game.
import type { TableForm } from "@assize/catalogue/lean";
import type { ChartDescription, ChartLayout } from "@assize/kernel-chart-diagram";
import type { EventPicture, PickSteps, Scene, ScenePart } from "@assize/kernel-drawing";
import { type Arbitration, type FindingCode, LIMITS, type VerdictKind } from "@assize/kernel-model";
import type {
  Choices as HistoryChoices,
  BranchId,
  Sight,
  ToldEvent,
  Openness,
  ToldVerdict,
  Why as HistoryWhy,
} from "@assize/kernel-history";
import type { ClauseInWords, RowInWords, RulingInWords } from "@assize/kernel-report/lean";

export type { WrittenEvent } from "@assize/kernel-model";
export type {
  AskedQuestion,
  CauseText,
  DecidedText,
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

/** What is to be said of a text that was read as a log: each line tells of a place in it. */
export interface TextRemarks {
  readonly lines: readonly string[];
  /** True where all of the text stands in the log. */
  readonly isWhole: boolean;
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
  /** Of the text that the log was made of; null where the file is the log. */
  readonly text: TextRemarks | null;
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
  /** What an arbiter ruled before, as it came with the log. */
  readonly ruled: readonly Ruling[];
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
