// What a run over an archive came to, in sentences: verdicts, and what was audited again and why. Knows no game and no file.
import type { Again, Cause, Row } from "@assize/archive";
import { EXIT } from "@assize/kernel-verifier";
import { count } from "../english.ts";
import { createSeen } from "./archive-seen.ts";

export interface Totals {
  /** `remarks`: how much there is to say of the text that its log was made of. */
  readonly add: (row: Row, remarks: number) => void;
  /** How many there were; a game that stands in several counts in each. */
  readonly places: () => number;
  readonly verdicts: () => readonly (keyof typeof EXIT)[];
  /** The lines to tell, `file` being where the results are. */
  readonly lines: (file: string) => readonly string[];
}

/** So many reasons are told, the most frequent first. */
const MOST_CAUSES = 8;

const CAUSES: Readonly<Record<string, string>> = {
  verifier: "the verifier has changed",
  chart: "the chart has changed",
  rules: "the rules have changed in what every game rests on",
  undos: "what was taken back was not kept",
  unknown: "it is not known what they rested on",
  "not-followed": "they may have asked anything: not all of them is what the rules say",
  header: "their header is read otherwise",
};

const causeText = (cause: Cause): string => {
  const [kind, name = ""] = cause.split(" ", 2);
  if (kind === "question") return `they asked ${name === "" ? "a question without a name" : name}`;
  return kind === "ruling" ? `they read the ruling ${name}` : CAUSES[cause]!;
};

const causeLines = (causes: ReadonlyMap<Cause, number>): readonly string[] => {
  const told = [...causes].toSorted(([, a], [, b]) => b - a);
  const more = told.length - MOST_CAUSES;
  return [
    ...told.slice(0, MOST_CAUSES).map(([cause, games]) => `  ${games}: ${causeText(cause)}`),
    ...(more > 0 ? [`  and for ${count(more, "other reason", "other reasons")}`] : []),
  ];
};

const verdictOf = (row: Row): keyof typeof EXIT =>
  row.verdict === "known" ? row.was : row.verdict;

const againOf = (row: Row): Again | null => ("again" in row ? row.again : null);

const counting = <Key>() => {
  const counts = new Map<Key, number>();
  return { counts, add: (key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1) };
};

/** Nothing counted yet. */
export const newTotals = (): Totals => {
  const verdicts = counting<keyof typeof EXIT>();
  let unfinished = 0;
  let byFewer = 0;
  let remarked = 0;
  const again = counting<Again["kind"] | "known">();
  const causes = counting<Cause>();
  const of = (kind: Again["kind"] | "known"): number => again.counts.get(kind) ?? 0;

  const games = (): number => [...verdicts.counts.values()].reduce((sum, one) => sum + one, 0);

  const isNew = createSeen();
  let places = 0;

  const againLines = (): readonly string[] => {
    const [changed, kept, checked] = [of("changed"), of("kept"), of("checked")];
    if (changed + kept + checked === 0) return [];
    const known = checked === 0 ? "" : `, ${checked} checked: they are as they were`;
    return [
      `since then: ${changed} audited again, ${kept} kept${known}${changed === 0 ? "" : "; audited again, since"}`,
      ...causeLines(causes.counts),
    ];
  };

  return {
    add: (row, remarks) => {
      places++;
      if (remarks > 0) remarked++;
      // As `archive query verdicts` counts: a game once, wherever it stands.
      if ("log" in row && !isNew(row.log)) return;
      verdicts.add(verdictOf(row));
      if ("finished" in row && !row.finished) unfinished++;
      if ("undosByFewer" in row && row.undosByFewer > 0) byFewer++;
      if (row.verdict === "known") again.add("known");
      const made = againOf(row);
      if (made !== null) again.add(made.kind);
      if (made?.kind === "changed") for (const cause of made.causes) causes.add(cause);
    },
    places: () => places,
    verdicts: () => [...verdicts.counts.keys()],
    lines: (file) => {
      const parts = Object.keys(EXIT).flatMap((name) => {
        const found = verdicts.counts.get(name as keyof typeof EXIT);
        return found === undefined ? [] : [`${found} ${name}`];
      });
      const open = unfinished === 0 ? "" : `; ${unfinished} unfinished`;
      const undone =
        byFewer === 0 ? "" : `; ${byFewer} with undos that fewer than all seats agreed to`;
      const where = places === games() ? "" : ` in ${places} places`;
      const before = of("known") === 0 ? "" : `; ${of("known")} of them audited before`;
      return [
        `${count(games(), "game", "games")}${where}: ${parts.join(", ")}${open}${undone}${before}; results in ${file}`,
        ...(remarked === 0
          ? []
          : [
              `there is something to say of the text of ${count(remarked, "game", "games")}: assize archive query remarks --results ${file}`,
            ]),
        ...againLines(),
      ];
    },
  };
};
