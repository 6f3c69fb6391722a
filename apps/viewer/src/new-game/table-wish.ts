// What a table chooses before a game begins, while it is being chosen; and the wish that comes of it. Pure: knows forms,
// no game.
import type { Playable, TableWish } from "../protocol/protocol.ts";

type Field = Playable["form"]["fields"][number];

export interface SeatChoice {
  readonly colour: string;
  readonly name: string;
  /** The bot that plays here; null for somebody at the table. */
  readonly bot: string | null;
}

export interface TableChoice {
  readonly game: string;
  readonly seats: readonly SeatChoice[];
  /** By field; what is left out has the form's default. */
  readonly fields: Readonly<Record<string, string>>;
  readonly rulingSet: string;
  readonly overrides: Readonly<Record<string, string>>;
  /** True where the times of decisions are written down. */
  readonly times: boolean;
}

const seatsFor = (
  { form }: Playable,
  count: number,
  before: readonly SeatChoice[],
): readonly SeatChoice[] => {
  const kept = before.filter(({ colour }) => form.colours.includes(colour)).slice(0, count);
  const free = form.colours.filter((colour) => !kept.some((seat) => seat.colour === colour));
  const added = free.slice(0, count - kept.length);
  return [...kept, ...added.map((colour) => ({ colour, name: "", bot: null }))];
};

export const firstChoice = (playable: Playable): TableChoice => ({
  game: playable.id,
  seats: seatsFor(playable, playable.form.seats.default, []),
  fields: {},
  rulingSet: "default",
  overrides: {},
  times: false,
});

/** Fewer or more seats; those that stay keep what was chosen for them. */
export const withSeats = (choice: TableChoice, playable: Playable, count: number): TableChoice => ({
  ...choice,
  seats: seatsFor(playable, count, choice.seats),
});

/** A seat with something else; a colour that another seat has is swapped with it. */
export const withSeat = (
  choice: TableChoice,
  index: number,
  change: Partial<SeatChoice>,
): TableChoice => {
  const before = choice.seats[index]!;
  const seats = choice.seats.map((seat, at) => {
    if (at === index) return { ...seat, ...change };
    return seat.colour === change.colour ? { ...seat, colour: before.colour } : seat;
  });
  return { ...choice, seats };
};

/** The fields that are asked at a table of so many seats. */
export const fieldsAsked = ({ form }: Playable, seats: number): readonly Field[] =>
  form.fields.filter(({ players }) => players === undefined || players.includes(seats));

/** What a field stands at: what was chosen, else the form's default; empty where it is drawn by lot or left out. */
export const fieldValue = (choice: TableChoice, field: Field): string => {
  const chosen = choice.fields[field.id];
  if (chosen !== undefined) return chosen;
  if (field.kind === "flags" || field.kind === "number" || field.kind === "seat") return "";
  const { default: usual } = field;
  return typeof usual === "string" ? usual : (usual.byPlayers[choice.seats.length] ?? "");
};

export const withField = (choice: TableChoice, id: string, value: string): TableChoice => {
  const { [id]: _, ...others } = choice.fields;
  return { ...choice, fields: value === "" ? others : { ...others, [id]: value } };
};

/** The wish for the worker. Fields that are not asked at this table any more are left out. */
export const wishOf = (choice: TableChoice, playable: Playable, seed: number): TableWish => {
  const asked = fieldsAsked(playable, choice.seats.length).map(({ id }) => id);
  const overrides = Object.entries(choice.overrides).filter(([, option]) => option !== "");
  return {
    game: choice.game,
    seats: choice.seats.map(({ colour, name }) => ({ colour, name })),
    choices: Object.fromEntries(Object.entries(choice.fields).filter(([id]) => asked.includes(id))),
    rulings: { set: choice.rulingSet, overrides: Object.fromEntries(overrides) },
    seed,
  };
};
