// The questions that are usually asked of results, each as SQL over the tables of `node-results.ts`. Data; asks nothing
// itself. A finding counts where it is a cause: what follows from another is part of that.

/** One question: its name, what it answers, its statement. Each column of the statement has a title of its own. */
export interface Question {
  readonly name: string;
  readonly says: string;
  readonly sql: string;
}

/** Columns of answers that hold lists. */
export const LIST_COLUMNS = ["winners", "names", "between_whom", "clauses", "rulings"] as const;

/**
 * Each log once, by the reading that it stands under now: earlier rows of a log that was audited again are kept, and are no
 * answer. A file that was renamed or deleted since still stands there, by an earlier reading. The example is a place where it stands
 * by the latest one: a column beside max() is of that row.
 */
const STANDING = `(
    select log, max(reading) as reading, count(*) as places, source || '#' || number as example, line, spots
    from place where log is not null group by log)`;

/** Each game once, wherever it stands. */
const ONCE = `(
    select reading.game, game.events, game.finished, game.seats, game.winners
    from ${STANDING} as standing
    join game on game.log = standing.log and game.reading = standing.reading
    join reading on reading.id = game.reading)`;

/** Causes, and where they stand. */
const CAUSES = `finding
  join ${STANDING} as standing on standing.log = finding.log and standing.reading = finding.reading
  join game on game.log = finding.log and game.reading = finding.reading
  join reading on reading.id = finding.reading`;

/** What the header calls the seat that the line is by. */
const ACTOR = "json_extract(game.names, '$[' || (finding.seat - 1) || ']')";

/** A seat that answers for a finding, and what it is called. Where somebody else does, or nobody can say who, there is none. */
const BLAMED = `case finding.blame when 'player' then finding.seat end as blamed_seat,
        case finding.blame when 'player' then ${ACTOR} end as blamed_name`;

/** Where an event stands in its file, from 1: in a log its own line, in a file of another notation where its move or order is. */
const spotOf = (place: string, at: 0 | 1, seq = "finding.seq"): string =>
  `json_extract(${place}.spots, '$."' || ${seq} || '"[${at}]')`;
const lineOf = (place: string, seq = "finding.seq"): string =>
  `case when ${place}.spots is null then ${place}.line + ${seq} else ${spotOf(place, 0, seq)} end`;

/** A place of one of these causes, the first by name, and its line there: a column beside min() is of that row. */
const EXAMPLE = `min(standing.example) as example, ${lineOf("standing")} as line`;

/** Causes by what stands in one of their lists. */
const byList = (list: "clauses" | "rulings", title: string): string => `
  select reading.game as game, listed.value as ${title}, count(*) as causes,
    count(distinct finding.log) as games, ${EXAMPLE}
  from ${CAUSES}
  join json_each(finding.${list}) as listed
  where finding.follows is null
  group by 1, 2 order by causes desc, 1, 2`;

const byColumn = (column: "code" | "type"): string => `
  select reading.game as game, finding.${column} as ${column}, count(*) as causes,
    count(distinct finding.log) as games, ${EXAMPLE}
  from ${CAUSES}
  where finding.follows is null
  group by 1, 2 order by causes desc, 1, 2`;

export const QUESTIONS: readonly Question[] = [
  {
    name: "verdicts",
    says: "games by verdict, and why there is none that is certain; how many are unfinished, and in how many places they stand",
    sql: `select game, verdict, coalesce(reason, '') as reason, count(*) as games,
        count(*) filter (where finished = 0) as unfinished, sum(places) as places, min(example) as example,
        line
      from (
        select reading.game, game.verdict, game.reason, game.finished, standing.places, standing.example, standing.line
        from ${STANDING} as standing
        join game on game.log = standing.log and game.reading = standing.reading
        join reading on reading.id = game.reading
        union all
        select '', verdict, reason, null, 1, source || '#' || number, line from place where log is null)
      group by 1, 2, 3 order by games desc, 1, 2, 3`,
  },
  {
    name: "clauses",
    says: "causes by the clause that was broken",
    sql: byList("clauses", "clause"),
  },
  {
    name: "rulings",
    says: "causes by the ruling that they rest on",
    sql: byList("rulings", "ruling"),
  },
  { name: "codes", says: "causes by what kind of finding they are", sql: byColumn("code") },
  { name: "events", says: "causes by the type of event they are at", sql: byColumn("type") },
  {
    name: "blame",
    says: "causes by who answers for them: where it is a player, the seat, counted from 1, and the name",
    sql: `select reading.game as game, finding.blame as blame, ${BLAMED}, count(*) as causes,
        count(distinct finding.log) as games, ${EXAMPLE}
      from ${CAUSES}
      where finding.follows is null
      group by 1, 2, 3, 4 order by causes desc, 1, 2, 3, 4`,
  },
  {
    name: "winners",
    says: "finished games by how many played and which seat won, counted from 1",
    sql: `select game, seats, won.value as seat, count(*) as games,
        round(100.0 * count(*) / sum(count(*)) over (partition by game, seats), 1) as percent
      from ${ONCE} join json_each(winners) as won where finished = 1 group by 1, 2, 3 order by 1, 2, 3`,
  },
  {
    name: "lengths",
    says: "finished games by their length in events",
    sql: `select game, seats, count(*) as games, min(events) as shortest, round(avg(events)) as mean,
        max(events) as longest
      from ${ONCE} where finished = 1 group by 1, 2 order by 1, 2`,
  },
  {
    name: "games",
    says: "every game: where it stands, its verdict and figures",
    sql: `select source, number, coalesce(game, '') as game, verdict, coalesce(reason, '') as reason, events, prefix,
        finished, seats, winners, names, log, line,
        undos, undos_by_fewer, seen_chance, seen_reveals,
        ${lineOf("audited", "reason_seq")} as reason_line, ${spotOf("audited", 1, "reason_seq")} as reason_column,
        coalesce(json_array_length(remarks), 0) as remarks
      from audited order by source, number`,
  },
  {
    name: "remarks",
    says: "what there is to say of texts that are no logs (PGN): how something in them is read, or could not be used",
    sql: `select source, number, json_extract(remark.value, '$[0]') as line, json_extract(remark.value, '$[1]') as "column",
        json_extract(remark.value, '$[2]') as remark, verdict
      from audited join json_each(remarks) as remark order by source, number, remark.key`,
  },
  {
    name: "undos",
    says: "games with undos to which fewer than all seats agreed: how many, and what had been seen by then",
    sql: `select source, number, line, game, verdict, finished, seats, names, undos, undos_by_fewer,
        seen_chance, seen_reveals
      from audited where undos_by_fewer > 0 order by source, number`,
  },
  {
    name: "findings",
    says: "every finding: where it stands, what it is",
    sql: `select place.source, place.number, ${lineOf("place")} as line, ${spotOf("place", 1)} as "column", finding.id, finding.seq, finding.code, finding.type,
        finding.seat as actor_seat, ${ACTOR} as actor_name, finding.blame, ${BLAMED},
        finding.between_whom,
        finding.clauses, finding.rulings, coalesce(finding.follows, '') as follows
      from finding join place on place.log = finding.log and place.reading = finding.reading
      join game on game.log = finding.log and game.reading = finding.reading
      order by place.source, place.number, finding.seq, finding.id`,
  },
];
