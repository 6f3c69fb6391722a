// What becomes of the games of an archive that were judged by one rulebook: in clusters of one cause each, as text or JSON. Reads
// results, and audits nothing. Knows no game.
import type { Cluster, Example, Shape } from "@assize/archive";
import { clustering, programOf } from "@assize/archive";
import { type Migrating, openMigration, type RulebookInResults } from "@assize/archive/node";
import { nodeHash } from "@assize/kernel-integrity/node";
import { EXIT } from "@assize/kernel-verifier";
import { plainLine } from "@assize/kernel-report";
import { count } from "../english.ts";
import type { GameModel } from "@assize/kernel-model";
import { allGames } from "../games.ts";
import { type Session, Trouble } from "../session.ts";
import { shownHere } from "./archive-places.ts";
import { withResults } from "./results.ts";

export interface ArchiveMigrateInput {
  readonly from: string;
  readonly results: string;
  readonly examples: number;
  readonly json: boolean;
}

/** Examples of a cluster stand in memory. */
const MOST_EXAMPLES = 1_000;

interface Migrated {
  readonly from: RulebookInResults;
  readonly games: number;
  readonly same: number;
  /** Of these, not audited again, since nothing that they touched had changed. */
  readonly kept: number;
  readonly notAudited: number;
  readonly unreadable: number;
  readonly clusters: readonly Cluster<string>[];
}

const migratedBy = (migrating: Migrating, examples: number): Migrated => {
  const causes = clustering<string>(examples);
  const shown = shownHere();
  let [games, same, kept, notAudited] = [0, 0, 0, 0];
  for (const { game, place, before, now, isKept } of migrating.games()) {
    games++;
    if (now === null) notAudited++;
    else if (!causes.add(game, shown(place), before, now)) same++;
    if (isKept) kept++;
  }
  const { rulebook: from, unreadable } = migrating;
  return { from, games, same, kept, notAudited, unreadable, clusters: causes.clusters() };
};

const shapeText = (shape: Shape): string => {
  if (shape.shape === "outcome") return "another result, and no finding that differs";
  if (shape.shape === "reason") return `nothing that is found differs; ${shape.reason}`;
  return `${shape.shape === "found" ? "now" : "no more"} ${shape.code} at ${shape.type}`;
};

const clausesText = (clauses: readonly string[]): string =>
  clauses.length === 0 ? "no clause" : `clause ${clauses.join(", ")}`;

const seatsText = (winners: readonly number[]): string =>
  winners.length === 0 ? "nobody" : `seat ${winners.map((seat) => seat + 1).join(" and ")}`;

const resultText = ({ finished, winners }: Example<string>["before"]): string =>
  finished ? `${seatsText(winners)} won` : "not finished";

const exampleText = ({ name, before, now, difference }: Example<string>): string => {
  const { isSameResult, isSameVerdict, brokenAt, mendedAt, event } = difference;
  const parts = [
    isSameVerdict ? `${now.verdict} as before` : `${before.verdict} → ${now.verdict}`,
    ...(brokenAt === null ? [] : [`broken at event ${brokenAt}`]),
    ...(mendedAt === null ? [] : [`no more broken at event ${mendedAt}`]),
    ...(brokenAt === null && mendedAt === null && event !== null ? [`event ${event}`] : []),
    isSameResult ? `${resultText(now)} as before` : `${resultText(before)} → ${resultText(now)}`,
  ];
  return `    ${name}: ${parts.join("; ")}`;
};

const clusterLines = (cluster: Cluster<string>): readonly string[] => {
  const { game, clauses, shape, games, sameResult, sameVerdict, broken, mended } = cluster;
  const at =
    broken === null
      ? "none broken"
      : `${broken.games} broken at event ${broken.least} to ${broken.most}, half of them by event ${broken.median}`;
  const parts = [
    `${sameResult} with the same result another way`,
    `${sameVerdict} with the same verdict`,
    at,
    ...(mended === 0 ? [] : [`${mended} no more broken where they were`]),
  ];
  return [
    `${count(games, "game", "games")} of ${game}: ${clausesText(clauses)}: ${shapeText(shape)}`,
    `  ${parts.join("; ")}`,
    ...cluster.examples.map(exampleText),
  ];
};

/** What to do about games that have no row of anything later. */
const notAuditedText = (
  { game, rulebook }: RulebookInResults,
  games: readonly GameModel[],
  results: string,
): string =>
  programOf(games, null, nodeHash).rulebookOf(game) === rulebook
    ? `this is today's rulebook of ${game}: games that were judged by nothing since have nothing to be compared with`
    : `audit them by today's rulebook first: assize archive audit <log>… --current --results ${results}`;

const textOf = (
  migrated: Migrated,
  known: readonly GameModel[],
  results: string,
): readonly string[] => {
  const { from, games, same, kept, notAudited, unreadable, clusters } = migrated;
  const otherwise = games - same - notAudited;
  return [
    ...clusters.flatMap(clusterLines),
    `${count(games, "game", "games")} judged by the rulebook ${from.rulebook} of ${from.game}: ` +
      `${same} the same now (${kept} of them kept), ${otherwise} otherwise, ${notAudited} not audited since`,
    ...(notAudited === 0 ? [] : [notAuditedText(from, known, results)]),
    ...(unreadable === 0
      ? []
      : [`beside these ${count(unreadable, "row", "rows")} without a verdict`]),
  ];
};

/** Seats are counted from 1, as everywhere in reports of an archive. */
const judgedJson = ({ winners, ...row }: Example<string>["before"]) => ({
  ...row,
  winners: winners.map((seat) => seat + 1),
});

const jsonOf = ({ clusters, ...totals }: Migrated) => ({
  format: "assize-archive-migration/1",
  ...totals,
  otherwise: totals.games - totals.same - totals.notAudited,
  clusters: clusters.map(({ examples, ...cluster }) => ({
    ...cluster,
    examples: examples.map(({ name, before, now, difference }) => ({
      log: name,
      before: judgedJson(before),
      now: judgedJson(now),
      event: difference.event,
      sameResult: difference.isSameResult,
      sameVerdict: difference.isSameVerdict,
      brokenAt: difference.brokenAt,
      mendedAt: difference.mendedAt,
    })),
  })),
});

const exitOf = ({ clusters, notAudited }: Migrated): number => {
  if (notAudited > 0) return EXIT.undetermined;
  return clusters.length > 0 ? EXIT.violated : EXIT.compliant;
};

/** Tells what becomes of these games. Answers the exit code. Throws Trouble where the results do not say it. */
export const tellMigration = (input: ArchiveMigrateInput, session: Session): Promise<number> =>
  withResults(input.results, async () => {
    const { from, results, examples, json } = input;
    if (examples < 0 || examples > MOST_EXAMPLES)
      throw new Trouble(`--examples ${examples}: name 0 to ${MOST_EXAMPLES} examples a cause`);
    const migrating = openMigration(results, from);
    try {
      const migrated = migratedBy(migrating, examples);
      if (json) await session.json(jsonOf(migrated));
      else await session.lines(textOf(migrated, await allGames(), results).map(plainLine));
      return exitOf(migrated);
    } finally {
      migrating.close();
    }
  });
