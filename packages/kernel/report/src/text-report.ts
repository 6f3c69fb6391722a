// A verdict as lines of text: the headline, each cause once, then what was covered, what it rests on, and doubts.
// Makes sentences of evidence; computes no rule and judges nothing.
import type { Doubt, Language, Verdict } from "@assize/kernel-model";
import type { Audit, Impacts } from "@assize/kernel-verifier";
import { causesOf } from "./causes.ts";
import { doubtDetail } from "./doubt-text.ts";
import { effectOfAllLines } from "./effect-text.ts";
import { nameShown } from "./foreign-names.ts";
import { fitsAsText } from "./explained-text.ts";
import { causeLines } from "./finding-text.ts";
import { type Line, printLines, type Tone } from "./lines.ts";
import { outcomeLines } from "./outcome-text.ts";
import type { PlainLine } from "./plain-text.ts";
import { readingDetail } from "./reading-text.ts";
import { coverageLines, foundTexts, rulebookLines, rulingSetText } from "./scope-text.ts";
import { byFewerText, takenBackLines } from "./taken-back-text.ts";
import {
  eventPlaced,
  contextsOf,
  rulingRead,
  seatsInWords,
  type Telling,
  tellingIn,
  textIn,
  toldInEnglish,
} from "./telling.ts";

/** What a program offers against a doubt; null for nothing. */
type HintFor = (doubt: Doubt) => string | null;

/** Lines told by whoever knows them: a page that tells none need not load them. */
export type MoreLines = (telling: Telling) => readonly Line[];

export interface TextOptions {
  readonly language: Language;
  /** Paint for a terminal (ANSI). */
  readonly colour?: boolean;
  /** What the log is called, for example its file's name. */
  readonly log?: string;
  /** What this program offers against a doubt, in any language: a flag, a button's name. Said after the remedy. */
  readonly hints?: HintFor;
  /** The file that the log was made of, where it is none itself. */
  readonly source?: SourceFile | null;
  /** False for a reader who may not know all of the log: a secret of few possibilities is found by trying digests. */
  readonly digests?: boolean;
  /** What the findings came to; left out, nothing is said of it. Only for a reader who may know all. */
  readonly impacts?: Impacts | null;
  /** What the record comes to under other readings and with an arbiter's rulings: `moreLines`, where that was asked. */
  readonly more?: MoreLines;
}

/** A file of another format than a log's. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256, base64url. */
  readonly digest: string;
  /** Where an event of the log stands in it, both counted from 1. */
  readonly placeOf: (seq: number) => PlaceInFile;
  /** What there is to say of the text of the game that stands in it, in the order of the text. */
  readonly remarks: readonly Remark[];
}

interface PlaceInFile {
  readonly line: number;
  readonly column: number;
}

/** What is said of a text at a place: how it is read, or what could not be used. It is no finding. */
export interface Remark {
  readonly place: PlaceInFile;
  readonly message: string;
}

type Audited = Extract<Audit, { readonly kind: "audited" }>;

const tellingFrom = (audited: Audited, language: Language, source: SourceFile | null): Telling => {
  const telling = {
    ...tellingIn(language, audited.start, audited.model),
    before: contextsOf(audited),
  };
  if (source === null) return telling;
  const place = (seq: number): string => {
    const { line: number, column } = source.placeOf(seq);
    return `${source.name}:${number}:${column}`;
  };
  return { ...telling, place };
};

type Unreadable = Extract<Audit, { readonly kind: "unreadable" }>;

const TONES: Readonly<Record<Verdict["kind"], Tone>> = {
  compliant: "good",
  violated: "bad",
  undetermined: "open",
};

const noHint: HintFor = () => null;
const noMore: MoreLines = () => [];

const line = (text: string): Line => ({ indent: 0, text });
const EMPTY: Line = { indent: 0 };

/** The whole verdict, one string a line, without newlines. */
export const textReport = (audit: Audit, options: TextOptions): readonly PlainLine[] => {
  const {
    language,
    colour = false,
    log,
    digests = true,
    source = null,
    hints = noHint,
    impacts = null,
    more = noMore,
  } = options;
  const lines =
    audit.kind === "unreadable"
      ? unreadableLines(audit, tellingIn(language, null), log)
      : auditedLines(audit.verdict, tellingFrom(audit, language, source), {
          log,
          digests,
          source,
          hints,
          impacts,
          more,
        });
  return printLines(lines, colour);
};

/** One line a log, for many logs. */
export const summaryLine = (audit: Audit, options: TextOptions = { language: "en" }): PlainLine => {
  const { language, colour = false, log } = options;
  const telling = tellingIn(language, null);
  const { say } = telling;
  if (audit.kind === "unreadable") {
    const { line: number, field, code } = audit.problem;
    const text = inOneLine(log, `${say.unreadableAt(number + 1, nameShown(field))}: ${code}`);
    return print({ indent: 0, lead: say.headline.unreadable, tone: "bad", text }, colour);
  }
  const { verdict } = audit;
  const [first] = verdict.findings;
  const [doubt] = verdict.doubts;
  const byFewer = byFewerText(verdict.takenBack, telling);
  const parts = [
    say.summaryEvents(verdict.covered.events, verdict.finished),
    ...foundTexts(verdict, telling),
    ...(first === undefined ? [] : [say.summaryFirst(first.seq, first.code)]),
    ...(doubt === undefined ? [] : [doubt.reason]),
    ...(byFewer === null ? [] : [byFewer]),
  ];
  const text = inOneLine(log, parts.join(", "));
  return print(
    { indent: 0, lead: say.headline[verdict.kind], tone: TONES[verdict.kind], text },
    colour,
  );
};

/** One line for a file of which nothing could be read; `code` is the file system's or the unpacker's. */
export const unreadLine = (code: string, options: TextOptions = { language: "en" }): PlainLine => {
  const { language, colour = false, log } = options;
  const lead = tellingIn(language, null).say.headline.unreadable;
  return print({ indent: 0, lead, tone: "bad", text: inOneLine(log, code) }, colour);
};

const print = (one: Line, colour: boolean): PlainLine => printLines([one], colour)[0]!;

const inOneLine = (log: string | undefined, text: string): string =>
  log === undefined ? text : `${log}: ${text}`;

const unreadableLines = (
  { problem }: Unreadable,
  { say }: Telling,
  log: string | undefined,
): readonly Line[] => [
  { indent: 0, lead: say.headline.unreadable, tone: "bad", text: log ?? "" },
  line(`${say.unreadableAt(problem.line + 1, nameShown(problem.field))} (${problem.code})`),
  { indent: 0, lead: `${say.detail}:`, tone: "faint", text: readingDetail(problem, say) },
];

const auditedLines = (
  verdict: Verdict,
  telling: Telling,
  {
    log,
    digests,
    source,
    hints,
    impacts,
    more,
  }: {
    readonly log: string | undefined;
    readonly digests: boolean;
    readonly source: SourceFile | null;
    readonly hints: HintFor;
    readonly impacts: Impacts | null;
    readonly more: MoreLines;
  },
): readonly Line[] => [
  headline(verdict, telling, log),
  ...gameLines(verdict, telling),
  ...effectOfAllLines(impacts, telling),
  ...findingLines(verdict, telling, impacts),
  ...(digests && source !== null ? [line(telling.say.readFrom(source))] : []),
  ...(digests ? [line(telling.say.record(verdict.record))] : []),
  ...coverageLines(verdict, telling),
  ...(verdict.outcome === null ? [] : outcomeLines(verdict.outcome, telling)),
  ...rulebookLines(verdict, telling),
  ...rulingLines(verdict, telling, digests),
  ...(verdict.takenBack === undefined ? [] : takenBackLines(verdict.takenBack, telling)),
  ...(verdict.fitsAs === null ? [] : [line(fitsAsText(verdict.fitsAs, telling))]),
  ...more(telling),
  ...(verdict.doubts.length === 0 ? [] : [EMPTY]),
  ...doubtLines(verdict, telling, hints),
];

/** Each cause once, with a gap around it; what follows belongs to all of the record again. */
const findingLines = (
  verdict: Verdict,
  telling: Telling,
  impacts: Impacts | null,
): readonly Line[] => {
  if (verdict.findings.length === 0) return [];
  const { findings, moreFindings } = verdict;
  return [
    ...causesOf(findings).flatMap((cause) => [
      EMPTY,
      ...causeLines(cause, verdict, telling, impacts),
    ]),
    ...(moreFindings ? [EMPTY, line(telling.say.moreFindings(findings.length))] : []),
    EMPTY,
  ];
};

const headline = (verdict: Verdict, telling: Telling, log: string | undefined): Line => {
  const { say } = telling;
  const counts = [
    ...foundTexts(verdict, telling),
    ...(verdict.doubts.length === 0 ? [] : [say.reasons(verdict.doubts.length)]),
  ];
  const about = [...(log === undefined ? [] : [log]), ...counts];
  return {
    indent: 0,
    lead: say.headline[verdict.kind],
    tone: TONES[verdict.kind],
    text: about.join(", "),
  };
};

const gameLines = (verdict: Verdict, telling: Telling): readonly Line[] => {
  const { start, say, language } = telling;
  if (start === null) return [line(say.game(verdict.game, verdict.rules))];
  const played = say.game(textIn(start.game.model.title, language), verdict.rules);
  const inEnglish = toldInEnglish(start.game.model, language);
  return [
    line(inEnglish === null ? played : `${played}. ${inEnglish}`),
    line(seatsInWords(start, language)),
  ];
};

/** Who may not know all is told nothing of rulings that were read beside those of the findings. */
const rulingLines = (verdict: Verdict, telling: Telling, isWhole: boolean): readonly Line[] => {
  const { say, start } = telling;
  const { read, choices } = verdict.rulings;
  if (start === null) return [];
  const chosen = rulingSetText(verdict, telling);
  if (read.length === 0) return [line(isWhole ? `${chosen} ${say.restsOnNone}` : chosen)];
  return [
    line(`${chosen} ${say.restsOn}`),
    ...read.map((id) => {
      const { option, statement } = rulingRead(telling, id, choices);
      return { indent: 1, lead: `${id} (${option}):`, tone: "strong" as const, text: statement };
    }),
  ];
};

const doubtLines = (verdict: Verdict, telling: Telling, hints: HintFor): readonly Line[] => {
  const { say } = telling;
  return verdict.doubts.flatMap((doubt) => {
    const { reason, seq } = doubt;
    const { what, remedy } = say.doubts[reason];
    const detail = doubtDetail(doubt, telling);
    const hint = hints(doubt);
    return [
      {
        indent: 0,
        lead: reason,
        tone: "open" as const,
        text: `(${seq === 0 ? say.header : eventPlaced(seq, telling)}): ${what}`,
      },
      ...(detail === null
        ? []
        : [{ indent: 1, lead: `${say.detail}:`, tone: "faint" as const, text: detail }]),
      {
        indent: 1,
        lead: `${say.remedy}:`,
        tone: "strong" as const,
        text: hint === null ? remedy : `${remedy} (${hint})`,
      },
    ];
  });
};
