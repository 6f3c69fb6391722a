// The causes of a sheet: a list of them all, then each with its pictures, its sentences and the rules it rests on.
import {
  branchOf,
  type CauseText,
  type History,
  type ImpactText,
  type ImpactTexts,
  positionAt,
  type Reader,
  RECORD,
  sightOf,
} from "@assize/kernel-history";
import { ownSources, partsInWords, rulingsConcerning } from "@assize/kernel-report/lean";
import { noteRoom } from "./arbiter.ts";
import { type Content, el, lines, type Markup } from "./markup.ts";
import type { Messages } from "./messages/messages.ts";
import { causePictures } from "./pictures.ts";
import type { Drawn } from "./shown-event.ts";

/** Causes with pictures; of further ones there are sentences. A picture of a board takes about 150 kB. */
const MOST_DRAWN = 12;

/** What a sheet is told of a history's causes. */
export interface Told {
  readonly drawn: Drawn;
  readonly reader: Reader;
  readonly say: Messages;
  readonly causes: readonly CauseText[];
  /** What they came to; null where that is not told. */
  readonly impacts: ImpactTexts | null;
}

const labelled = (say: Messages, label: string, name: string, text: string): Markup =>
  el("p", { class: name }, el("span", { class: "label" }, say.lead(label)), " ", text);

const effectLines = (
  say: Messages,
  label: string,
  impact: ImpactText | null | undefined,
): Content =>
  impact === null || impact === undefined
    ? null
    : lines(
        labelled(say, label, "effect", impact.text),
        ...impact.ways.map((way) => el("p", { class: "effect" }, way)),
        ...impact.assumes.map((one) => el("p", { class: "effect place" }, one)),
      );

const effectInShort = (impact: ImpactText | undefined): Content =>
  impact === undefined ? null : el("p", { class: "place" }, impact.short);

const headingOf = (place: number, { finding }: CauseText, say: Messages): string =>
  say.cause(place + 1, finding.seq);

/** Every cause in a line or two, with what it came to. */
export const causeList = ({ causes, impacts, say }: Told): Markup =>
  el(
    "section",
    { class: "block" },
    lines(
      el("h2", null, say.causes),
      el(
        "ol",
        { class: "list" },
        lines(
          ...causes.map((cause, place) =>
            el(
              "li",
              null,
              el("a", { href: `#cause-${place + 1}` }, headingOf(place, cause, say)),
              ` ${cause.cause}`,
              effectInShort(impacts?.causes[cause.finding.id]),
            ),
          ),
        ),
      ),
      effectLines(say, say.together, impacts?.together),
    ),
  );

/** Where in the game it is, coarse to fine. */
const outlineAt = (history: History, seq: number, reader: Reader): string => {
  const before = positionAt(history, branchOf(history, RECORD)!, seq - 1);
  return before === undefined ? "" : sightOf(history, before, reader).outline.join(" · ");
};

/** Where a rule is printed, and what it is called: small, for whoever looks it up. */
const lookUp = (say: Messages, label: string, id: string, sources: readonly string[]): Markup => {
  const printed = sources.length === 0 ? [] : [`${say.lead(label)} ${sources.join("; ")}`];
  return el("p", { class: "sources" }, [...printed, say.clause(id)].join(" · "));
};

const clauses = ({ clauses: cited }: CauseText, { drawn, reader, say }: Told): Content => {
  const { rulebook } = drawn.history.start.game.model;
  return cited.map(({ id, statement, completion, completedHere = false }) => {
    const clause = rulebook.clauses.find((one) => one.id === id);
    const sources = clause === undefined ? [] : ownSources(clause, reader.language);
    return el(
      "div",
      { class: "clause" },
      lines(
        labelled(say, say.rule, "why", statement),
        completion || completedHere
          ? el("p", { class: "sources" }, completion ? say.completion : say.completedHere)
          : null,
        lookUp(say, completion || completedHere ? say.missingAt : say.source, id, sources),
      ),
    );
  });
};

const rulings = ({ finding }: CauseText, { drawn, reader, say }: Told): Content => {
  const { start, verdict } = drawn.history;
  return rulingsConcerning(finding, verdict, start, reader.language).map(
    ({ id, option, statement }) =>
      el(
        "p",
        { class: "clause why" },
        el("span", { class: "label" }, say.lead(say.readBy)),
        ` ${statement} `,
        el("span", { class: "sources" }, `(${id}: ${option})`),
      ),
  );
};

const explanation = ({ explanation: told, blame }: CauseText, say: Messages): Content =>
  lines(
    told === null
      ? null
      : labelled(say, say.happened, "why", `${told.what} ${told.supposed}`.trimEnd()),
    ...(told?.others ?? []).map((other) => el("p", null, other)),
    el("p", null, blame),
  );

const following = ({ parts }: CauseText, { drawn, reader, say }: Told): Content => {
  const findings = parts.map(({ finding }) => finding);
  const told = partsInWords(findings, drawn.history.start, reader.language);
  if (told === null) return null;
  return lines(
    labelled(say, say.follows, "why", told.summary),
    el("ul", null, ...told.listed.map(({ text }) => el("li", null, text))),
    told.more === "" ? null : el("p", null, told.more),
  );
};

const causeSection = (cause: CauseText, place: number, told: Told): Markup => {
  const { drawn, impacts, reader, say } = told;
  const { finding } = cause;
  const pictures = place < MOST_DRAWN ? causePictures(drawn, finding.seq, reader, say) : null;
  return el(
    "section",
    { class: "cause", id: `cause-${place + 1}` },
    lines(
      el(
        "div",
        { class: "core" },
        lines(
          el(
            "div",
            { class: "cause-head" },
            el("h2", null, headingOf(place, cause, say)),
            el("p", { class: "place" }, outlineAt(drawn.history, finding.seq, reader)),
          ),
          el("p", { class: "sentence" }, cause.cause),
          effectLines(say, say.effect, impacts?.causes[finding.id]),
          pictures,
        ),
      ),
      el(
        "div",
        { class: "rest" },
        lines(
          clauses(cause, told),
          rulings(cause, told),
          explanation(cause, say),
          following(cause, told),
        ),
      ),
      noteRoom(say),
    ),
  );
};

/** Each cause by itself. */
export const causeSections = (told: Told): Markup =>
  lines(
    ...told.causes.map((cause, place) => causeSection(cause, place, told)),
    told.causes.length > MOST_DRAWN ? el("p", { class: "place" }, told.say.notDrawn) : null,
  );
