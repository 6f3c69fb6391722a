// What is known of a table that seldom comes to a winner, said before play. Generic and pure: knows no game.
import type { Localized } from "@assize/kernel-model";
import type { Table } from "./set-table.ts";
import type { Caution, PatternField, TableForm } from "./table-form.ts";

const isMeant = (
  { players, from, unless }: Caution,
  { seats, options, table }: Table,
  number: number,
): boolean => {
  if (!players.includes(seats.length) || number < from) return false;
  const said = unless === undefined ? undefined : (options[unless.field] ?? table[unless.field]);
  return said !== unless?.value && !(Array.isArray(said) && said.includes(unless?.value));
};

const cautionsOfField = (field: PatternField, table: Table): readonly Localized[] => {
  const said = table[field.goes][field.id];
  if (typeof said !== "string") return [];
  return field.values.flatMap(({ value, caution }) => {
    const stem = value.slice(0, -1);
    if (caution === undefined || !said.startsWith(stem)) return [];
    return isMeant(caution, table, Number(said.slice(stem.length))) ? [caution.text] : [];
  });
};

/** What people should know of this table before they begin. */
export const cautionsOf = ({ fields }: TableForm, table: Table): readonly Localized[] =>
  fields.flatMap((field) => (field.kind === "pattern" ? cautionsOfField(field, table) : []));
