// Coverage as one HTML page that stands alone: a heat map in accessible tables, no scripts, light and dark.
// English, with the words of the game. Every text is escaped by `markup`.
import { type GameModel, localize } from "@assize/kernel-model";
import {
  type ClauseCoverage,
  type Coverage,
  reachable,
  type TransitionCoverage,
} from "./coverage.ts";
import { STYLE } from "./coverage-style.ts";
import { markup, type Markup } from "./html.ts";

/** 0 for never, then one step for each power of ten; the warmest from 1,000 on. */
const heat = (count: number): number =>
  count === 0 ? 0 : Math.min(4, 1 + Math.floor(Math.log10(count)));

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

const warm = (count: number): Markup =>
  markup`<td class="n h${heat(count)}">${grouped(count)}</td>`;
const harsh = (count: number): Markup =>
  markup`<td class="n r${heat(count)}">${grouped(count)}</td>`;

const NEVER = markup`<strong class="never">never</strong>`;
const reachedCell = (reached: boolean): Markup => markup`<td>${reached ? "yes" : NEVER}</td>`;

const STANDING: Readonly<Record<ClauseCoverage["citedBy"], Markup>> = {
  chart: NEVER,
  values: NEVER,
  elsewhere: markup`asked of headers and positions`,
  "not-auditable": markup`no log can show it`,
};

const clauseRow = (one: ClauseCoverage, statement: string): Markup =>
  markup`<tr>
    <th scope="row"><code>${one.clause}</code><span class="said">${statement}</span></th>
    ${warm(one.applied)}${warm(one.compared)}${harsh(one.refused)}${harsh(one.found)}
    <td>${one.reached ? "yes" : STANDING[one.citedBy]}</td>
  </tr>`;

const head = (columns: readonly string[]): Markup =>
  markup`<thead>
    <tr>
      ${columns.map((one) => markup`<th scope="col">${one}</th>`)}
    </tr>
  </thead>`;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly body: readonly Markup[];
}

const sectionOf = ({ id, title, note, columns, body }: Section): Markup =>
  markup`<section id="${id}">
    <h2 id="${id}-title">${title}</h2>
    <div class="wide" role="region" aria-labelledby="${id}-title" tabindex="0">
      <table>
        <caption>
          ${note}
        </caption>
        ${head(columns)}
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>
  </section>`;

const clauseSection = ({ clauses }: Coverage, model: GameModel): Section => {
  const said = new Map(
    model.rulebook.clauses.map(({ id, statement }) => [id, localize(statement, "en").text]),
  );
  return {
    id: "clauses",
    title: "Clauses",
    note:
      "Applied: transitions taken that carry the clause. Compared: values checked that stand for it. " +
      "Refused: claimed events to which its rules said no. Found: findings that cite it.",
    columns: ["Clause", "Applied", "Compared", "Refused", "Found", "Reached"],
    body: clauses.map((one) => clauseRow(one, said.get(one.clause) ?? "")),
  };
};

const stays = (one: TransitionCoverage): boolean => one.source === one.target;

const transitionSection = (
  { transitions }: Coverage,
  place: (path: string) => string,
): Section => ({
  id: "transitions",
  title: "Transitions",
  note: "How often each transition of the game's chart was taken, and the clauses it carries.",
  columns: ["Transition", "From", "To", "Clauses", "Taken", "Reached"],
  body: transitions.map(
    (one) =>
      markup`<tr>
        <th scope="row"><code>${one.event ?? "always"}</code></th>
        <td title="${one.source}">${place(one.source)}</td>
        <td title="${one.target}">${stays(one) ? "stays" : place(one.target)}</td>
        <td>${one.clauses.map((clause) => markup`<code>${clause}</code>`)}</td>
        ${warm(one.taken)}${reachedCell(one.taken > 0)}
      </tr>`,
  ),
});

const stateSection = ({ states }: Coverage, place: (path: string) => string): Section => ({
  id: "states",
  title: "States",
  note: "How many positions stood in each state of the game's chart.",
  columns: ["State", "Name", "Visits", "Reached"],
  body: states.map(
    (one) =>
      markup`<tr>
        <th scope="row">${place(one.state)}</th>
        <td><code>${one.state}</code></td>
        ${warm(one.visits)}${reachedCell(one.visits > 0)}
      </tr>`,
  ),
});

const LEGEND: readonly Markup[] = [
  "never",
  "1 to 9",
  "10 to 99",
  "100 to 999",
  "1,000 or more",
].map((label, step) => markup`<li class="h${step}">${label}</li>`);

const summary = (coverage: Coverage): readonly Markup[] => {
  const could = reachable(coverage);
  const { transitions, states } = coverage;
  const line = (what: string, id: string, some: number, all: number): Markup =>
    markup`<li><a href="#${id}">${what}</a>: ${some} of ${all}</li>`;
  return [
    line("Clauses reached", "clauses", could.filter((one) => one.reached).length, could.length),
    line(
      "Transitions taken",
      "transitions",
      transitions.filter((one) => one.taken > 0).length,
      transitions.length,
    ),
    line("States visited", "states", states.filter((one) => one.visits > 0).length, states.length),
  ];
};

/** The whole page. `model` gives the game's own words; it must be the game that was counted. */
export const coveragePage = (coverage: Coverage, model: GameModel): string => {
  const title = localize(model.title, "en").text;
  const place = (path: string): string => model.describe.place(path, "en");
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <meta name="color-scheme" content="light dark" />
        <title>Coverage of the rules: ${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <h1>Coverage of the rules: ${title}</h1>
          <p>
            ${grouped(coverage.games)} games, ${grouped(coverage.events)} events, rules
            ${coverage.rules}.
          </p>
          <nav aria-label="Sections">
            <ul>
              ${summary(coverage)}
            </ul>
          </nav>
          <p id="legend">The stronger the ground of a number, the more often. Steps:</p>
          <ul class="legend" aria-labelledby="legend">
            ${LEGEND}
          </ul>
        </header>
        <main>
          ${sectionOf(clauseSection(coverage, model))}
          ${sectionOf(transitionSection(coverage, place))}
          ${sectionOf(stateSection(coverage, place))}
        </main>
      </body>
    </html>
`;
  return page.markup;
};
