// Verdicts and findings: evidence as data. Knows no sentence; `report` makes sentences of it.
import type { Explained } from "./deviations.ts";
import { type SeatId, Seq } from "./ids.ts";
import type { Fact } from "./fact.ts";
import type { Json, JsonObject } from "./json.ts";
import type { NoValues } from "./json-profile.ts";
import type { Outcome } from "./game-model.ts";
import type { Asked, Misfit } from "./misfits.ts";
import type { RulingChoices } from "./rulebook.ts";

/** Stable public names of everything the verifier can find. Described in docs/reference/findings.md. */
export const FINDING_CODES = [
  "chain-broken",
  "chain-missing",
  "seq-gap",
  "seq-duplicate",
  "seq-out-of-order",
  "type-unknown",
  "data-malformed",
  "seat-missing",
  "seat-unexpected",
  "seat-unknown",
  "seat-wrong",
  "decision-illegal",
  "decision-not-due",
  "chance-impossible",
  "chance-not-due",
  "outside-impossible",
  "outside-not-due",
  "value-wrong",
  "outcome-wrong",
  "consequence-missing",
  "consequence-surplus",
  "consequence-wrong",
  "event-after-end",
  "undo-impossible",
  "line-torn",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/**
 * Who answers for it: who played, who wrote it down, what happened to the file, the rules themselves; or it cannot be
 * decided between those whom the finding names.
 */
export const BLAMES = ["player", "recorder", "record-damage", "rules-gap", "undecided"] as const;
export type Blame = (typeof BLAMES)[number];

export interface Finding {
  /** Unique in its verdict: `f1`, `f2`, … in the order of the log. */
  readonly id: string;
  readonly code: FindingCode;
  /** The event it is about; for something missing, the event before which it is missing. */
  readonly seq: Seq;
  /** The recorded event type, or the missing one's. */
  readonly type: string;
  readonly by: SeatId | null;
  readonly clauses: readonly string[];
  /** Of these the ones of which no text states what decided here: the project completed them. There only where some are. */
  readonly completions?: readonly string[];
  readonly rulings: readonly string[];
  readonly expected: Json;
  readonly recorded: Json;
  readonly blame: Blame;
  /** Between whom it cannot be decided, where the blame is undecided. */
  readonly between: readonly (SeatId | "recorder")[];
  /** The data fields that differ, where values were compared. */
  readonly fields: readonly string[];
  /** The finding whose deviation this one is a part of, or may stem from, or null. */
  readonly follows: string | null;
  /** What decided against it: of the way that the event claimed, first what failed. */
  readonly facts: readonly Fact[];
  /** What happened, by the cheapest explanation of the whole record; null for a finding about the bytes. */
  readonly explained: Explained | null;
}

export type VerdictKind = "compliant" | "violated" | "undetermined";

/** Why nothing certain can be said. */
export const UNDETERMINED_REASONS = [
  "unknown-game",
  "unknown-rules-version",
  "unknown-rulebook",
  "unknown-edition",
  "unknown-ruling",
  "unknown-value",
  "unproved",
  "header-invalid",
  "position-invalid",
  "line-torn",
  "limit-reached",
] as const;
export type UndeterminedReason = (typeof UNDETERMINED_REASONS)[number];

/** A value that the record itself does not know; `given` is the reason that stands there. */
export type ValueNotKnown = {
  readonly type: string;
  readonly field: string;
  readonly given: string;
};

/** What each reason is about. Digests are as in headers, names as the log has them. */
export interface DoubtValues {
  readonly "unknown-game": { readonly game: string; readonly known: readonly string[] };
  readonly "unknown-rules-version": { readonly rules: number; readonly known: readonly number[] };
  readonly "unknown-rulebook": { readonly rulebook: string };
  readonly "unknown-edition":
    | { readonly edition: string; readonly digest: string; readonly used: string }
    /** What is wrong with the edition that was given, by its code; `asked` where it does not have its shape. */
    | { readonly problem: string; readonly path: string; readonly asked?: Asked };
  readonly "unknown-ruling":
    | { readonly set: string }
    | { readonly ruling: string }
    | { readonly ruling: string; readonly option: string; readonly known: readonly string[] };
  readonly "unknown-value": ValueNotKnown;
  /** What the game's end takes for granted: the type of the event that rests on it, and the fact in the game's own terms. */
  readonly unproved: { readonly type: string; readonly fact: string; readonly values: JsonObject };
  readonly "header-invalid": Misfit;
  readonly "position-invalid": Misfit;
  readonly "line-torn": NoValues;
  readonly "limit-reached": NoValues;
}

interface DoubtFor<Reason extends UndeterminedReason> {
  readonly reason: Reason;
  /** The event it concerns; 0 is the header. */
  readonly seq: Seq;
  readonly values: DoubtValues[Reason];
}
export type Doubt = {
  readonly [Reason in UndeterminedReason]: DoubtFor<Reason>;
}[UndeterminedReason];

export const doubt = <Reason extends UndeterminedReason>(
  reason: Reason,
  seq: number,
  values: DoubtValues[Reason],
): Doubt => ({ reason, seq: Seq(seq), values }) as Doubt;

/** Why an audit did not go on to the end. */
export const STOP_CODES = ["nothing-fits", "unknown-value", "findings-limit"] as const;
export type StopCode = (typeof STOP_CODES)[number];

/** Where an audit ended before the end of the record, and why. */
export type Stop = {
  /** The first event of what cannot be followed; nothing after it is judged. */
  readonly seq: Seq;
  /** A later event with which the record fits again; null where there is none, or none was looked for. */
  readonly resumes: Seq | null;
} &
  /** No line from here to the end of the record is part of the game. */
  (
    | { readonly code: "nothing-fits"; readonly values: { readonly lines: number } }
    | { readonly code: "unknown-value"; readonly values: ValueNotKnown }
    | { readonly code: "findings-limit"; readonly values: { readonly most: number } }
  );

/** How far a log can be trusted beyond its own word. */
export const ASSURANCES = ["stated", "chained", "signed", "sealed"] as const;
export type Assurance = (typeof ASSURANCES)[number];

/** Whether each line names the hash of the line before it: all do, some do or name another one, none does. */
export const CHAINS = ["whole", "broken", "absent"] as const;
export type Chain = (typeof CHAINS)[number];

/** What was audited. Hashes are SHA-256 in base64url; docs/reference/record.md tells of which bytes. */
export interface AuditedRecord {
  /** Of all the game's stored bytes. */
  readonly digest: string;
  /** How many these are. */
  readonly bytes: number;
  /** Of the header's line, without its newline. */
  readonly header: string;
  /** Of the last line, without its newline; of the header where no event follows. */
  readonly lastLine: string;
  readonly chain: Chain;
}

/** Lines with an outcome of chance, and lines at which something secret came to light. */
export interface Seen {
  readonly chance: number;
  readonly reveals: number;
}

/** Play was taken back, and what had been seen by then. */
export interface TakenBack {
  /** The line that says so. */
  readonly seq: Seq;
  /** Play went on from the position after this line; 0 is the start. */
  readonly to: Seq;
  /** Who agreed. */
  readonly seats: readonly SeatId[];
  /** Lines between the two, taken back before or not, with an outcome of chance or something secret coming to light. */
  readonly seen: Seen;
  /** The first of them; null where nothing was seen. */
  readonly firstSeen: Seq | null;
}

/** What of a record its players took back. */
export interface TakenBacks {
  /** How many times. */
  readonly count: number;
  /** Those to which fewer than all seats agreed: how many, and what had been seen by then, each line once. */
  readonly byFewer: { readonly count: number; readonly seen: Seen };
  /** The first ones, up to `LIMITS.undosTold`. */
  readonly told: readonly TakenBack[];
}

/** The rulebook that a game was audited by. */
export interface RulebookUsed {
  /** As it stands in headers. */
  readonly digest: string;
  /** True for today's; false for an earlier one, which the header names. */
  readonly current: boolean;
  /** True where the header names another one, and today's was asked for. */
  readonly replaced: boolean;
}

/** What of a header would be another, and what it is. */
export interface OtherHeader {
  /** A ruling, an option or a fact of the table by its name, or how many seats there are: then the name is empty. */
  readonly member: "ruling" | "option" | "fact" | "seats";
  readonly name: string;
  readonly stated: Json;
  readonly fits: Json;
  /** What the record's deviations cost by the stated header and by the other one, in tenths of a deviation. */
  readonly cost: { readonly stated: number; readonly fits: number };
}

/** Events from one to another, both among them. */
export interface EventRange {
  readonly from: Seq;
  readonly to: Seq;
}

/** How records that deviate are explained. */
export interface Algorithm {
  readonly id: string;
  /** Base64url SHA-256 of the table of its costs, as RFC 8785 writes it. */
  readonly digest: string;
}

export interface Verdict {
  readonly kind: VerdictKind;
  readonly record: AuditedRecord;
  readonly doubts: readonly Doubt[];
  /** The first ones, up to `LIMITS.findingsPerGame`. */
  readonly findings: readonly Finding[];
  /** True where there are more findings than are reported, or may be: then the audit stopped at the limit. */
  readonly moreFindings: boolean;
  /** A header that the record fits far better than its own, where that was looked for and found. Told, never taken. */
  readonly fitsAs: OtherHeader | null;
  readonly game: string;
  readonly rules: number;
  /** Null where the game or its rulebook is not known here. */
  readonly rulebook: RulebookUsed | null;
  /** Length of the longest compliant prefix, in events: positions 0 to this are sound. */
  readonly compliantPrefix: number;
  readonly finished: boolean;
  readonly outcome: Outcome | null;
  readonly rulings: {
    readonly set: string;
    readonly choices: RulingChoices;
    /** Rulings that were read on the way: the verdict rests on these. */
    readonly read: readonly string[];
    /** True where the header named none that could be used and the default was assumed. */
    readonly assumed: boolean;
    /** True where the caller's choices replaced the header's. */
    readonly replaced: boolean;
  };
  readonly covered: {
    /** Events in the record. */
    readonly events: number;
    /** Events that were compared with a derived one. */
    readonly audited: number;
    /** Where the audit could not take up again, and why; null when it went to the end. */
    readonly stopped: Stop | null;
    /** Events at which the search for explanations ended at its limit; left out where it did nowhere. */
    readonly searchedInPart?: readonly EventRange[];
  };
  /** There only where the record says that play was taken back. No finding: it is what the players agreed on. */
  readonly takenBack?: TakenBacks;
  readonly assurance: Assurance;
  readonly verifier: string;
  /** By what it was explained, wherever something deviates. */
  readonly algorithm: Algorithm;
}
