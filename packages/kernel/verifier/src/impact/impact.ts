// Whether a finding mattered: the game followed once more from where its cause left the rules, beside the game as it was played.
// Asked on demand, of an audit that has been made; an audit knows nothing of it.
import type { Assumption, Finding, Impact } from "@assize/kernel-model";
import type { Audit } from "../audit.ts";
import { nothingOf, together } from "./effect.ts";
import { follow, following } from "./following.ts";
import { type Played, playedGame } from "./played.ts";

/** All findings of the cause to which this one belongs. */
const causeOf = (findings: readonly Finding[], { id, follows }: Finding): readonly Finding[] => {
  const root = follows ?? id;
  return findings.filter((one) => one.id === root || one.follows === root);
};

/**
 * Where the game went another way than the rules say, or back. Everything else was only written down wrongly: then the game
 * that was played is the one that the rules force.
 */
const wentOn = ({ explained }: Finding): boolean =>
  explained !== null &&
  (explained.held === "believed" || explained.held === "stood" || explained.deviation === "undone");

/** The record would bear nearly as well that play went on by what is written. */
const mayHaveGoneOn = ({ explained, seq }: Finding): boolean =>
  explained !== null &&
  explained.others.some(({ moves }) =>
    moves.some((move) => move.seq === seq && (move.held === "believed" || move.held === "stood")),
  );

const impactOfAll = (played: Played, findings: readonly Finding[]): Impact => {
  const corrected = new Set<number>(findings.filter(wentOn).map(({ seq }) => seq));
  const from = following(played, corrected);
  if (from !== null) return together(played, follow(from));
  const assumes = findings
    .filter(mayHaveGoneOn)
    .map(({ seq }): Assumption => ({ code: "went-on-by-rules", seq }));
  return { ...nothingOf(played, assumes), ways: [] };
};

/**
 * What would be another without this finding and all that belongs to its cause; other findings stay as they are. Null for a
 * finding about the bytes, which is no deviation of a game.
 */
export const impactOf = (played: Played, finding: Finding): Impact | null =>
  finding.explained === null ? null : impactOfAll(played, causeOf(played.findings, finding));

/** What would be another without any of the findings. */
export const impactOfAllFindings = (played: Played): Impact => impactOfAll(played, played.findings);

/** The impact of the causes of one audit. */
export interface Impacts {
  /** By the id of the finding that stands for the cause; of the first `MOST_CAUSES`. */
  readonly causes: ReadonlyMap<string, Impact>;
  /** Of all of them; null where there is none. */
  readonly together: Impact | null;
}

/** Most causes whose impact is told. */
const MOST_CAUSES = 20;

export const impactsIn = (played: Played): Impacts => {
  const roots = played.findings.filter(
    ({ follows, explained }) => follows === null && explained !== null,
  );
  const causes = new Map(
    roots.slice(0, MOST_CAUSES).map((root) => [root.id, impactOf(played, root)!]),
  );
  const [first, ...others] = roots;
  if (first === undefined) return { causes, together: null };
  return {
    causes,
    together: others.length === 0 ? causes.get(first.id)! : impactOfAllFindings(played),
  };
};

type Audited = Extract<Audit, { readonly kind: "audited" }>;

/** The game that was audited, as it went on. Null where it could not be replayed. */
export const playedIn = ({ start, verdict, deviating }: Audited): Played | null =>
  start === null ? null : playedGame(start, deviating, verdict.findings);

/** Null where nothing can be said: the game could not be replayed, or no finding is one of its course. */
export const impactsOf = (audit: Audited): Impacts | null => {
  const isOfBytes = audit.verdict.findings.every(({ explained }) => explained === null);
  const played = isOfBytes ? null : playedIn(audit);
  return played === null ? null : impactsIn(played);
};
