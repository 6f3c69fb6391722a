// Whose eyes a caller means: a seat by name, colour or number, everybody's, or all-seeing ones. Knows no game.
import type { Header } from "@assize/kernel-event-log";
import { type Eyes, SeatId } from "@assize/kernel-model";
import { or } from "./english.ts";
import { Trouble } from "./session.ts";

/** Seats called so: by number, else by colour, else by the player's name. */
const seatsCalled = (name: string, { seats }: Header): readonly number[] => {
  if (/^\d+$/.test(name)) return Number(name) < seats.length ? [Number(name)] : [];
  const having = (own: (seat: Header["seats"][number]) => string | undefined): readonly number[] =>
    seats.flatMap((seat, index) => (own(seat) === name ? [index] : []));
  const byColour = having(({ colour }) => colour);
  return byColour.length > 0 ? byColour : having((seat) => seat.name);
};

/** `flag` is told in troubles. Throws Trouble where no seat, or more than one, is called so. */
export const eyesNamed = (flag: string, name: string, header: Header): Eyes => {
  if (name === "all" || name === "public") return name;
  const [seat, another] = seatsCalled(name, header);
  if (seat !== undefined && another === undefined) return SeatId(seat);
  const known = header.seats.map(
    ({ colour, name: own }, index) =>
      `${index} (${own === undefined ? colour : `${colour}, ${own}`})`,
  );
  const what = seat === undefined ? "no such seat" : "several seats are called so";
  throw new Trouble(`${flag} ${name}: ${what}; choose ${or(["public", "all", ...known])}`);
};
