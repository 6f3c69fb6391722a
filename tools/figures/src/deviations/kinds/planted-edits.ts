// What was planted, as edits of the record: which lines say something else, are gone, or were put in. Knows no verdict.
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import { isSameEvent, type Planted } from "../planted-log.ts";

/** Lines count from 1, in the record. */
export type PlantedEdit =
  /** Written otherwise than it was played, in these fields. */
  | { readonly edit: "written"; readonly line: number; readonly fields: readonly string[] }
  /** Carried out at the table as it stands, or something was carried out that stands nowhere; play goes on so. */
  | { readonly edit: "took-place"; readonly line: number }
  /** In the place of so many lines of the game so many others stand. */
  | { readonly edit: "lines"; readonly line: number; readonly were: number; readonly are: number };

const fieldsBetween = (a: WrittenEvent, b: WrittenEvent): readonly string[] => {
  const whole = (event: WrittenEvent): JsonObject => ({
    type: event.type,
    by: event.by ?? null,
    ...(event.data as JsonObject),
  });
  const [one, other] = [whole(a), whole(b)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
};

const PLAYED: readonly Planted["kind"][] = ["believed", "stood"];

/** From the game as it was to the record as it is. */
export const editsOf = (
  honest: readonly WrittenEvent[],
  record: readonly WrittenEvent[],
  { kind, at }: Planted,
): readonly PlantedEdit[] => {
  if (PLAYED.includes(kind)) return [{ edit: "took-place", line: at[0]! }];
  if (honest.length === record.length)
    return [...record.keys()]
      .filter((line) => !isSameEvent(honest[line]!, record[line]!))
      .map((line) => ({
        edit: "written",
        line: line + 1,
        fields: fieldsBetween(honest[line]!, record[line]!),
      }));
  const least = Math.min(honest.length, record.length);
  let before = 0;
  while (before < least && honest[before] === record[before]) before++;
  let behind = 0;
  while (behind < least - before && honest.at(-1 - behind) === record.at(-1 - behind)) behind++;
  const [were, are] = [honest, record].map((lines) => lines.length - before - behind);
  return [{ edit: "lines", line: before + 1, were: were!, are: are! }];
};
