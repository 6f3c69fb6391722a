// Files that were renamed: of results, the sources that are gone and whose games all stand elsewhere. Knows SQL, and of a file only what
// it is told.
import type { DatabaseSync } from "node:sqlite";

/** One after the other by the key's own order: there may be many places of each. */
const SOURCES = `with recursive named(source) as (
  select min(source) from place
  union all
  select (select min(source) from place where place.source > named.source) from named where named.source is not null)
  select source from named where source is not null`;

const MOVED = `select source from place where source in (select source from temp.gone)
  group by source
  having count(log) > 0 and count(log) = count(log) filter (where log in
    (select log from place where log is not null and source not in (select source from temp.gone)))`;

/** Forgets the places of sources that are gone where each of their games stands in one that is not. Answers the sources. */
export const forgetMoved = (
  database: DatabaseSync,
  isGone: (source: string) => boolean,
): readonly string[] => {
  const sourceIn = ({ source }: Readonly<Record<string, unknown>>): string => String(source);
  const gone = database.prepare(SOURCES).all().map(sourceIn).filter(isGone);
  if (gone.length === 0) return [];
  database.exec("create temp table gone (source text primary key)");
  const isIn = database.prepare("insert into temp.gone values (?)");
  for (const source of gone) isIn.run(source);
  const moved = database.prepare(MOVED).all().map(sourceIn);
  const forget = database.prepare("delete from place where source = ?");
  for (const source of moved) forget.run(source);
  database.exec("drop table temp.gone");
  return moved;
};
