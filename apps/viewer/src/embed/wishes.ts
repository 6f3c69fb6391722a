// What the attributes of a replay ask for. Pure; whatever stands there is read as numbers and short words only.
import { type Eyes, type Language, LANGUAGES, SeatId } from "@assize/kernel-model";
import type { Seat } from "../protocol/protocol.ts";

export const ATTRIBUTES = ["src", "seat", "start", "theme", "language", "controls"] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

/** By attribute; null where it is absent. */
export type Wishes = Readonly<Record<AttributeName, string | null>>;

/** A seat by its number (from 0, as in links), its colour or its name; everybody's where there is none such. */
export const eyesOf = (wished: string | null, seats: readonly Seat[]): Eyes => {
  if (wished === null || wished === "" || wished === "all") return "all";
  if (wished === "public") return "public";
  const index = /^\d{1,2}$/.test(wished)
    ? Number(wished)
    : seats.findIndex(({ colour, name }) => colour === wished || name === wished);
  // A seat that is not there must not open the eyes of all.
  return index >= 0 && index < seats.length ? SeatId(index) : "public";
};

/** An event's number, or `end`. */
export const startOf = (wished: string | null, last: number): number => {
  if (wished === "end") return last;
  return wished !== null && /^\d{1,9}$/.test(wished) ? Math.min(Number(wished), last) : 0;
};

export const languageIn = (wished: string | null): Language | undefined =>
  LANGUAGES.find((one) => one === wished);
