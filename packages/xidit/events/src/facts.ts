// What decides in Lords of Xidit, as data: the names of its facts and what each holds. Knows no rule and no sentence.
import type { Fact, JsonObject, SeatId } from "@assize/kernel-model";
import type { CityId, UnitKind } from "@assize/xidit-edition";

/** What the sentence of each fact is made of. Names are public: they stand in reports. */
export type FactValues = {
  /** The units on the tile where the Idrakys on turn stands. */
  readonly "tile-held": { readonly city: CityId; readonly units: readonly UnitKind[] };
  /** The same, and the one that has to be taken. */
  readonly "weakest-present": { readonly units: readonly UnitKind[]; readonly unit: UnitKind };
};

export type FactName = keyof FactValues;

/** Without `knownTo` everybody at the table may know it. */
export const fact = <Name extends FactName>(
  name: Name,
  values: FactValues[Name],
  knownTo: Fact["knownTo"] = "public",
): Fact => ({ fact: name, values: values as JsonObject, knownTo });

/** Known to a seat alone: what lies behind its screen, what it has programmed. */
export const secretOf = <Name extends FactName>(
  seat: SeatId,
  name: Name,
  values: FactValues[Name],
): Fact => fact(name, values, seat);
