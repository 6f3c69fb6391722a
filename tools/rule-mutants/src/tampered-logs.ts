// Logs in which somebody broke a rule: a stated position and one illegal claim. Kept is one of each kind, told apart
// by what was due and which questions of which alternatives answer no; each with the finding that an audit must make.
import { ask } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import { rowsAnsweredFor } from "@assize/kernel-chart-engine";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding, GameEvent } from "@assize/kernel-model";
import { deriveEvent, type PreparedGame } from "@assize/kernel-referee";
import { differing } from "./differing.ts";
import { recordOf } from "@assize/testkit";
import * as Result from "effect/Result";
import { claimsAt } from "./claims.ts";
import { auditOf, recordOfLines } from "./honest-logs.ts";
import type { Situation, Situations } from "./situations.ts";

export interface TamperedLog {
  readonly record: RecordedGame;
  readonly place: string;
  readonly event: string;
  /** What an audit finds first. */
  readonly expected: Pick<Finding, "code" | "clauses">;
}

/** Kept of one kind that an audit finds under one code. */
const KEPT_OF_A_KIND = 1;

export interface Wanted {
  /** Whether logs at such a place of the chart are wanted. */
  readonly isAsked: (place: string) => boolean;
  /** Claims of one kind that are audited: they may be found under several codes. */
  readonly ofAKind: number;
}

export const ALL: Wanted = { isAsked: () => true, ofAKind: 3 };

/** Which kind of wrong claim this is; null where it is none. */
const kindOf = (
  game: PreparedGame,
  { position, recorded }: Situation,
  claim: GameEvent,
): string | null => {
  const prepared = game.events.get(claim.type)!;
  const isListed = game.table.leaves[position.at]!.rows.has(claim.type);
  const rows = rowsAnsweredFor(game.table, position.at, claim.type);
  const answers: string[] = isListed ? [] : ["passed over"];
  for (const row of rows) {
    const failing = row.parts.flatMap((part, index) =>
      ask(part, position.context, claim) ? [] : [index],
    );
    if (failing.length > 0) {
      answers.push(failing.join());
      continue;
    }
    if (!isListed) continue;
    if (prepared.class !== "consequence") return null;
    const fields = differing(deriveEvent(game, row, position)!.data, claim.data);
    if (fields.length === 0) return null;
    answers.push(`other ${fields.join()}`);
    break;
  }
  return `${position.at} ${recorded.type} ${claim.type} ${answers.join(" or ")}`;
};

const written = (game: PreparedGame, situation: Situation, claim: GameEvent): RecordedGame => {
  const { place, position, header, opening } = situation;
  if (opening) return recordOfLines(recordOf(header, [claim], nodeHash));
  const context = game.model.encodeContext(position.context);
  const stated = { ...header, position: { place, context } };
  return recordOfLines(recordOf(stated, [claim], nodeHash));
};

/** Counts what is let through: at most so many of each name. */
class AtMost {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  constructor(most: number) {
    this.#most = most;
  }
  isOpen(name: string): boolean {
    return (this.#counts.get(name) ?? 0) < this.#most;
  }
  count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
}

/** Tampered logs of every kind that the claims at these situations show. */
export const tamperedLogs = (
  game: PreparedGame,
  situations: Situations,
  { isAsked, ofAKind }: Wanted = ALL,
): readonly TamperedLog[] => {
  const asked = new AtMost(ofAKind);
  const kept = new AtMost(KEPT_OF_A_KIND);
  const logs: TamperedLog[] = [];
  for (const situation of situations.all.filter(({ place }) => isAsked(place)))
    for (const claim of claimsAt(game, situation, situations)) {
      const kind = kindOf(game, situation, claim);
      if (kind === null || !asked.isOpen(kind)) continue;
      // What has not even the shape of its type breaks no rule.
      if (Result.isFailure(game.events.get(claim.type)!.decode(claim.data))) continue;
      asked.count(kind);
      const record = written(game, situation, claim);
      const [first] = auditOf(game.model, record).findings;
      if (first === undefined)
        throw new Error(`${kind}: an audit does not find ${JSON.stringify(claim)}`);
      const told = `${kind} ${first.code}`;
      if (!kept.isOpen(told)) continue;
      kept.count(told);
      const { code, clauses } = first;
      logs.push({ record, place: situation.place, event: claim.type, expected: { code, clauses } });
    }
  return logs;
};
