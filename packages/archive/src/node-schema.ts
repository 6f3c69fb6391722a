// The tables of a file of results, in which seats, lines and columns count from 1 as everywhere for people; and how one of an earlier version becomes one of today's: in one transaction, so that a
// file is of one version or of the other, whatever ends on the way. Knows SQL, and nothing of what is kept.
import type { DatabaseSync } from "node:sqlite";

export const VERSION = 7;
export const OLDEST_VERSION = 1;

/** What a verdict rests on, as columns of the table `reading`. */
export const READING = ["game", "rulebook", "rulings", "edition", "verifier", "basis"] as const;

const READING_TABLE = `
create table reading (
  id integer primary key,
  game text not null, rulebook text not null, rulings text not null, edition text not null, verifier text not null,
  basis text not null,
  unique (game, rulebook, rulings, edition, verifier, basis)
) strict;`;

/** What a basis is, by its digest; and of which it turned out that games were kept by it whose verdict is another. */
const BASIS_TABLES = `
create table basis (digest text primary key, json text not null) strict, without rowid;
create table surprise (basis text not null, log text not null, primary key (basis, log)) strict, without rowid;`;

const VIEW = `
create view audited as
  select place.source, place.number, coalesce(game.verdict, place.verdict) as verdict,
    coalesce(game.reason, place.reason) as reason, reading.game, game.events, game.prefix, game.finished, game.seats,
    game.winners, game.names, game.undos, game.undos_by_fewer, game.seen_chance, game.seen_reveals,
    place.log, place.reading, place.line, game.reason_seq, place.spots, place.remarks
  from place
  left join game on game.log = place.log and game.reading = place.reading
  left join reading on reading.id = place.reading;`;

const SCHEMA = `${READING_TABLE}
create table game (
  log text not null, reading integer not null references reading,
  verdict text not null, reason text,
  events integer not null, prefix integer not null, finished integer not null,
  seats integer not null, winners text not null,
  touched blob, kept integer not null default 0, names text not null default '[]',
  undos integer, undos_by_fewer integer, -- null in rows of earlier versions, which do not say
  seen_chance integer, seen_reveals integer, -- by the undos that fewer than all seats agreed to
  reason_seq integer, -- the event that the reason is about; null in rows of earlier versions
  primary key (log, reading)
) strict, without rowid;
create table finding (
  log text not null, reading integer not null, id text not null,
  seq integer not null, code text not null, type text not null, seat integer, blame text not null,
  clauses text not null, rulings text not null, follows text, between_whom text not null default '[]',
  primary key (log, reading, id)
) strict, without rowid;
create table place (
  source text not null, number integer not null,
  log text, reading integer, verdict text, reason text, line integer,
  spots text, -- of a file that is no log: where the events of findings and of the reason stand, by their number
  remarks text, -- of a file that is no log: what there is to say of the text of the game, each with line and column
  primary key (source, number)
) strict, without rowid;${BASIS_TABLES}${VIEW}`;

/** Of results of version 1 nobody knows by what they were found: their basis is "". */
const FROM_1 = `
drop view audited;
alter table reading rename to reading_1;
${READING_TABLE}
insert into reading select id, game, rulebook, rulings, edition, verifier, '' from reading_1;
alter table game add column touched blob;
alter table game add column kept integer not null default 0;
${BASIS_TABLES}
drop table reading_1;`;

/** Nobody knows the names of seats in earlier results, nor between whom something could not be decided. */
const FROM_2 = `
drop view if exists audited;
alter table game add column names text not null default '[]';
alter table finding add column between_whom text not null default '[]';`;

/** Nobody knows in which lines the games of earlier results stand. */
const FROM_3 = "alter table place add column spots text;";

/**
 * Nobody knows what was taken back in games of earlier results. Names of logs on servers may hold an account: their places are
 * forgotten until they are met again.
 */
const FROM_4 = `
drop view if exists audited;
alter table game add column undos integer;
alter table game add column undos_by_fewer integer;
alter table game add column seen_chance integer;
alter table game add column seen_reveals integer;
delete from place where source like 'nats://%@%';`;

/** A list in which earlier versions count seats from 0. */
const counted = (list: string): string => `(
  select json_group_array(case typeof(value) when 'integer' then value + 1 else value end) from json_each(${list}))`;

/** Lines and columns by events, which earlier versions count from 0. */
const COUNTED_SPOTS = `(select json_group_object(key,
  json_array(json_extract(value, '$[0]') + 1, json_extract(value, '$[1]') + 1)) from json_each(spots) where spots is not null)`;

/** Earlier versions count seats and lines from 0. */
const FROM_5 = `
update game set winners = ${counted("winners")};
update finding set seat = seat + 1, between_whom = ${counted("between_whom")};
update place set line = line + 1;
update place set spots = ${COUNTED_SPOTS} where spots is not null;`;

/** Nobody knows what there was to say of the texts of games in earlier results, nor which event a reason is about. */
const FROM_6 = `
drop view if exists audited;
alter table game add column reason_seq integer;
alter table place add column remarks text;
${VIEW}`;

/** Makes the tables in an empty file; `application` goes into its header. */
export const makeTables = (database: DatabaseSync, application: number): void =>
  database.exec(
    `begin; ${SCHEMA} pragma application_id = ${application}; pragma user_version = ${VERSION}; commit`,
  );

/** Makes the tables of today of those of `version`. */
export const renewTables = (database: DatabaseSync, version: number): void => {
  if (version === VERSION) return;
  // References to a table that is renamed go on to name it so; they are looked after by hand.
  database.exec(
    "pragma foreign_keys = off; pragma legacy_alter_table = on; pragma secure_delete = on",
  );
  const steps = [FROM_1, FROM_2, FROM_3, FROM_4, FROM_5, FROM_6].slice(version - 1).join("");
  database.exec(`begin; ${steps} pragma user_version = ${VERSION}; commit`);
  database.exec("pragma legacy_alter_table = off; pragma foreign_keys = on");
};

/** Those of a version that counts from 0; there are columns that it does not have. */
const countedAsToday = (version: number): string => `
create temp view place as select source, number, log, reading, verdict, reason, line + 1 as line,
  ${version < 4 ? "null" : `case when spots is not null then ${COUNTED_SPOTS} end`} as spots, null as remarks from main.place;
create temp view finding as select log, reading, id, seq, code, type, seat + 1 as seat, blame, clauses, rulings, follows,
  ${version < 3 ? "'[]'" : counted("between_whom")} as between_whom from main.finding;
create temp view game as select log, reading, verdict, reason, events, prefix, finished, seats,
  ${counted("winners")} as winners, null as reason_seq, ${version < 2 ? "null as touched, 0 as kept" : "touched, kept"},
  ${version < 3 ? "'[]' as names" : "names"}, ${[
    "undos",
    "undos_by_fewer",
    "seen_chance",
    "seen_reveals",
  ]
    .map((column) => (version < 5 ? `null as ${column}` : column))
    .join(", ")} from main.game;`;

const WITH_6 = `
create temp view place as select *, null as remarks from main.place;
create temp view game as select *, null as reason_seq from main.game;`;

/** The tables of an earlier version as views of today's, for whoever only asks its file. */
const asToday = (version: number): string =>
  `${version < 6 ? countedAsToday(version) : WITH_6}
${VIEW.replace("create view", "create temp view")}`;

/** Lets the tables of `version` be asked as if they were today's; the file stays as it is. */
export const askAsToday = (database: DatabaseSync, version: number): void => {
  if (version < VERSION) database.exec(asToday(version));
};
