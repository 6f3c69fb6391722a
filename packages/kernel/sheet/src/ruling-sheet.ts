// The ruling on a game as one HTML document: who played, the verdict, what was audited, each cause with its pictures and
// rules, how the game stands, and room for the arbiter. No script, nothing loaded. Knows no file and no page.
import type { Header } from "@assize/kernel-event-log";
import {
  causesFor,
  type History,
  impactsFor,
  type Reader,
  reportFor,
} from "@assize/kernel-history";
import { localize, type Verdict } from "@assize/kernel-model";
import {
  arbitratedText,
  type Opinions,
  outcomeInWords,
  seatsNamed,
  tableOf,
  textReport,
  toldInEnglish,
  verdictInWords,
} from "@assize/kernel-report/lean";
import type { Audit } from "@assize/kernel-verifier";
import { rulingRoom } from "./arbiter.ts";
import { causeList, causeSections, type Told } from "./causes.ts";
import { type Content, el, lines, Markup } from "./markup.ts";
import { type Messages, messagesIn } from "./messages/messages.ts";
import { boardPicture } from "./pictures.ts";
import type { Drawn } from "./shown-event.ts";
import { SHEET_STYLE } from "./style.ts";

/** A game that was audited: with its history, or the audit alone where it cannot be replayed here. */
export type SheetSource = {
  /** What the log is called. */
  readonly log: string;
} & (
  | ({ readonly kind: "history" } & Drawn)
  | {
      readonly kind: "not-shown";
      readonly audit: Extract<Audit, { readonly kind: "audited" }>;
      readonly header: Header;
    }
);

export interface SheetWishes extends Reader {
  /** Whether it is told what each cause came to; only to eyes that see all. */
  readonly impact: boolean;
  /** What an arbiter has ruled. */
  readonly opinions?: Opinions | null;
}

const verdictOf = (source: SheetSource): Verdict =>
  source.kind === "history" ? source.history.verdict : source.audit.verdict;

const headerOf = (source: SheetSource): Header =>
  source.kind === "history" ? source.history.record.header : source.header;

const startOf = (source: SheetSource) => (source.kind === "history" ? source.history.start : null);

const titleOf = (source: SheetSource, { language }: Reader): string => {
  const start = startOf(source);
  return start === null ? headerOf(source).game : localize(start.game.model.title, language).text;
};

// ---- the head

/** As the game's own drawing paints the seat. */
const chip = (source: SheetSource, colour: string): Content => {
  if (source.kind !== "history") return null;
  const style = source.drawing.themes.light.styles[`seat-${colour}`];
  if (typeof style?.fill !== "string") return null;
  const box = el("rect", {
    x: "1",
    y: "1",
    width: "10",
    height: "10",
    rx: "2",
    fill: style.fill,
    stroke: "#111",
  });
  return el("svg", { class: "chip", viewBox: "0 0 12 12", "aria-hidden": "true" }, box);
};

const players = (source: SheetSource, { language }: Reader, say: Messages): Markup => {
  const { seats } = headerOf(source);
  const start = startOf(source);
  const names =
    start === null
      ? seats.map(({ name, colour }) => (name === undefined ? colour : `${name} (${colour})`))
      : seatsNamed(start, language);
  return el(
    "section",
    { class: "block" },
    el("h2", null, say.players),
    el(
      "ul",
      { class: "players" },
      lines(
        ...seats.map(({ colour }, seat) =>
          el("li", null, chip(source, colour), el("bdi", null, names[seat] ?? "")),
        ),
      ),
    ),
  );
};

const eyesText = (source: SheetSource, { eyes, language }: Reader, say: Messages): string => {
  if (eyes === "public") return say.eyes.public;
  if (eyes === "all") return verdictOf(source).finished ? say.eyes.allOver : say.eyes.all;
  const start = startOf(source);
  return say.eyes.seat(start === null ? String(eyes) : tableOf(start, language).seat(eyes));
};

/** What a header calls the edition that comes with its game. */
const REFERENCE = "reference";

/** What was audited, so that anybody can see whether it is the log at hand. */
const audited = (source: SheetSource, reader: Reader, say: Messages): Markup => {
  const verdict = verdictOf(source);
  const { record, rulebook } = verdict;
  const { edition } = headerOf(source);
  const { rulingSet } = verdictInWords(verdict, startOf(source), reader.language);
  const row = (label: string, ...content: readonly Content[]): Markup =>
    lines(el("dt", null, label), el("dd", null, ...content));
  const digest =
    reader.eyes === "all"
      ? [el("code", null, record.digest), ` (${say.digestIs(record.bytes)})`]
      : [say.digestLeftOut];
  return el(
    "section",
    { class: "block" },
    el("h2", null, say.audited),
    el(
      "dl",
      null,
      lines(
        row(say.log, el("bdi", null, source.log)),
        row(say.digest, ...digest),
        row(say.game, `${titleOf(source, reader)}, ${say.rules(verdict.rules)}`),
        rulebook === null ? null : row(say.rulebook, el("code", null, rulebook.digest)),
        row(
          say.edition,
          `${edition.id === REFERENCE ? say.referenceEdition : edition.id}, `,
          el("code", null, edition.digest),
        ),
        rulingSet === null ? null : row(say.rulings, rulingSet),
        row(say.auditedBy, verdict.verifier),
        row(say.shown, eyesText(source, reader, say)),
      ),
    ),
  );
};

const head = (source: SheetSource, reader: Reader, say: Messages): Markup => {
  const start = startOf(source);
  const inEnglish = start === null ? null : toldInEnglish(start.game.model, reader.language);
  const { headline, found } = verdictInWords(verdictOf(source), start, reader.language);
  return lines(
    el(
      "header",
      { class: "head" },
      el("h1", null, say.title),
      el("p", { class: "place" }, titleOf(source, reader), " · ", el("bdi", null, source.log)),
    ),
    new Markup("<main>"),
    inEnglish === null ? null : el("p", { class: "place" }, inEnglish),
    el("p", { class: "verdict" }, headline),
    found.length === 0 ? null : el("p", { class: "found" }, found.join(", ")),
  );
};

// ---- how it stands

const texts = (title: string, told: readonly string[], name = "texts"): Content =>
  told.length === 0
    ? null
    : el(
        "section",
        { class: "block" },
        el("h2", null, title),
        el("ul", { class: name }, lines(...told.map((text) => el("li", null, text)))),
      );

/** How far the audit went, and how far the log can be trusted. */
const scope = (source: SheetSource, { language }: Reader, say: Messages): Content =>
  texts(say.scope, verdictInWords(verdictOf(source), startOf(source), language).scope, "scope");

const outcome = ({ verdict, start }: History, { language }: Reader, say: Messages): Content => {
  const told = verdict.outcome === null ? [] : outcomeInWords(verdict.outcome, start, language);
  return texts(say.outcome, told, "outcome");
};

const open = (history: History, reader: Reader, say: Messages): Content => {
  const { doubts, stopped, fitsAs } = reportFor(history, "", reader).open;
  return texts(say.open, [
    ...doubts.map(({ text }) => text),
    ...(stopped === null ? [] : [stopped.text]),
    ...(fitsAs === null ? [] : [fitsAs]),
  ]);
};

/** Where no cause shows the board, it is shown as the game ended, or as far as it is known. */
const lastBoard = (drawn: Drawn, reader: Reader, say: Messages): Content => {
  const { shown, verdict } = drawn.history;
  const caption = verdict.finished ? say.boardAtEnd : say.boardSoFar(shown);
  return el("section", { class: "block" }, boardPicture(drawn, shown, reader, caption));
};

/** What is told of all of the game, and what shows it: each cause, or the last board. */
interface Parts {
  readonly first: Content;
  readonly causes: Content;
  readonly board: Content;
}

const historyParts = (
  drawn: Drawn,
  { eyes, language, impact }: SheetWishes,
  say: Messages,
): Parts => {
  const reader = { eyes, language };
  const { history } = drawn;
  const causes = causesFor(history, reader);
  const impacts = impact && causes.length > 0 ? impactsFor(history, reader) : null;
  const told: Told = { drawn, reader, say, causes, impacts };
  return {
    first: lines(
      causes.length === 0 ? null : causeList(told),
      outcome(history, reader, say),
      open(history, reader, say),
    ),
    causes: causes.length === 0 ? null : causeSections(told),
    board: causes.length === 0 ? lastBoard(drawn, reader, say) : null,
  };
};

const auditAlone = (
  audit: Extract<Audit, { readonly kind: "audited" }>,
  { language }: Reader,
  say: Messages,
): Parts => ({
  first: texts(say.report, textReport(audit, { language, digests: false })),
  causes: null,
  board: null,
});

/** The policy forbids what no sheet has: scripts, and anything from elsewhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const page = (title: string, language: string, body: Markup): string =>
  [
    "<!doctype html>",
    `<html lang="${language}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    el("title", null, title).html,
    `<style>${SHEET_STYLE}</style>`,
    "</head>",
    "<body>",
    body.html,
    "</body>",
    "</html>",
    "",
  ].join("\n");

const ruledTexts = (source: SheetSource, wishes: SheetWishes): readonly string[] =>
  wishes.opinions
    ? arbitratedText(wishes.opinions, startOf(source), wishes.language, wishes.eyes === "all")
    : [];

/** The whole document. The same source and wishes give the same bytes. */
export const rulingSheet = (source: SheetSource, wishes: SheetWishes): string => {
  const { language } = wishes;
  const say = messagesIn(language);
  const { first, causes, board } =
    source.kind === "history"
      ? historyParts(source, wishes, say)
      : auditAlone(source.audit, wishes, say);
  const body = lines(
    head(source, wishes, say),
    players(source, wishes, say),
    first,
    // Before what is printed after it: so its page is never a page by itself.
    rulingRoom(say, ruledTexts(source, wishes)),
    audited(source, wishes, say),
    source.kind === "history" ? scope(source, wishes, say) : null,
    causes,
    board,
    new Markup("</main>"),
  );
  return page(say.documentTitle(titleOf(source, wishes), source.log), language, body);
};
