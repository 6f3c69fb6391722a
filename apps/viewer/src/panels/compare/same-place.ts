// Where one game is when another has come as far: at the same turn, as the game itself names it. Pure; knows no game.
import type { Line } from "../../protocol/protocol.ts";

/** Lines in a row that take place at one place of the game; of places that come again, this is the nth time. */
interface Stay {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

type Placed = Pick<Line, "seq" | "outline">;

const staysOf = (lines: readonly Placed[]): readonly Stay[] => {
  const stays: Stay[] = [];
  const times = new Map<string, number>();
  let last: string | undefined;
  for (const { seq, outline } of lines) {
    const place = outline.join("\n");
    const before = stays.at(-1);
    if (place === last && before !== undefined) stays[stays.length - 1] = { ...before, to: seq };
    else {
      const time = (times.get(place) ?? 0) + 1;
      times.set(place, time);
      stays.push({ name: `${time}\n${place}`, from: seq, to: seq });
    }
    last = place;
  }
  return stays;
};

/** By stay of the one, where the other has the same; null where it has not. Later ones are met later. */
const met = (stays: readonly Stay[], others: readonly Stay[]): readonly (Stay | null)[] => {
  const known = new Map(others.map((stay) => [stay.name, stay]));
  let last = 0;
  return stays.map(({ name }) => {
    const other = known.get(name);
    if (other === undefined || other.from <= last) return null;
    last = other.from;
    return other;
  });
};

/** Where the other side of a comparison stands for each event of the first. */
export type Places = (seq: number) => number;

/**
 * The nth event of a turn stands beside the nth of the same turn, and its last beside its last. Where the other side has no
 * such turn, it stays at the end of the latest one that both have.
 */
export const samePlaces = (mine: readonly Placed[], theirs: readonly Placed[]): Places => {
  const stays = staysOf(mine);
  const others = met(stays, staysOf(theirs));
  const last = mine.at(-1)?.seq;
  return (seq) => {
    const index = stays.findLastIndex(({ from }) => from <= seq);
    const at = others.findLastIndex((other, stay) => other !== null && stay <= index);
    const [stay, other] = [stays[at], others[at]];
    if (stay === undefined || !other) return 0;
    // What has not come to its end yet stands beside what had come as far.
    const isWhole = at < index || (seq === stay.to && seq !== last);
    return isWhole ? other.to : Math.min(other.from + seq - stay.from, other.to);
  };
};
