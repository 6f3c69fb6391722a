// Whose turn it is to touch the device, and what it may show them. Pure: knows seats, no game.
import type { Eyes } from "@assize/kernel-model";
import type { Choices } from "../protocol/protocol.ts";

/** By seat: its bot, or null for somebody at the table. */
export type Players = readonly (string | null)[];

/** What comes next, as far as everybody may know. */
export type Next = Pick<Choices, "kind" | "seat" | "secret" | "only">;

/** The only person at a table of bots, who never hands the device on; null where there are more, or none. */
export const loneSeat = (players: Players): number | null => {
  const persons = players.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return persons.length === 1 ? persons[0]! : null;
};

/** What the device goes on with by itself: what only one outcome is possible for, and what a bot decides. */
export const goesOnAlone = (next: Next, players: Players): boolean => {
  if (next.kind === "chance") return next.only;
  return next.kind === "decision" && next.seat !== null && players[next.seat] !== null;
};

/** Who may go on holding the device: whoever has the next secret to decide, too. */
export const keepsDevice = (holder: number | null, next: Next): number | null =>
  next.kind === "decision" && next.secret && next.seat === holder ? holder : null;

/** The seat that has to take the device before anything is shown; null where no curtain is needed. */
export const curtainFor = (next: Next, holder: number | null, players: Players): number | null =>
  next.kind === "decision" && next.secret && next.seat !== holder && loneSeat(players) === null
    ? next.seat
    : null;

/** Whose eyes the device serves now. */
export const eyesOfDevice = (holder: number | null, players: Players): Eyes =>
  (loneSeat(players) ?? holder ?? "public") as Eyes;
