// Nim for brute force, written from its rules: two seats, whoever takes the last match loses.
import { type Toy, type ToyEvent, upTo } from "./toy.ts";

export interface Heap {
  /** Null before they are laid. */
  readonly matches: number | null;
  readonly onTurn: number;
  readonly hasTaken: boolean;
  readonly isOver: boolean;
}

const SEATS = 2;
const MOST = 20;

const numberIn = ({ data }: ToyEvent, name: string): number =>
  typeof data[name] === "number" ? data[name] : Number.NaN;

const isLegal = ({ matches, onTurn, hasTaken, isOver }: Heap, event: ToyEvent): boolean => {
  const { type, by } = event;
  if (isOver) return false;
  switch (type) {
    case "matches-laid": {
      const laid = numberIn(event, "matches");
      return matches === null && by === undefined && laid >= 5 && laid <= 20;
    }
    case "matches-taken": {
      const taken = numberIn(event, "matches");
      const isDue = matches !== null && !hasTaken && by === onTurn;
      return isDue && taken >= 1 && taken <= 3 && taken <= matches;
    }
    case "turn-passed":
      return hasTaken && by === undefined && matches !== 0 && numberIn(event, "left") === matches;
    case "game-ended":
      return hasTaken && by === undefined && matches === 0 && numberIn(event, "loser") === onTurn;
    default:
      return false;
  }
};

const canBe = ({ matches, isOver }: Heap, { type }: ToyEvent): boolean =>
  !isOver && (type === "matches-laid") === (matches === null);

const step = (heap: Heap, event: ToyEvent): Heap => {
  switch (event.type) {
    case "matches-laid":
      return { ...heap, matches: numberIn(event, "matches") };
    case "matches-taken":
      return { ...heap, matches: heap.matches! - numberIn(event, "matches"), hasTaken: true };
    case "turn-passed":
      return {
        ...heap,
        matches: numberIn(event, "left"),
        onTurn: (heap.onTurn + 1) % SEATS,
        hasTaken: false,
      };
    default:
      return { ...heap, isOver: true };
  }
};

export const smallNim: Toy<Heap> = {
  id: "nim",
  seats: SEATS,
  start: { matches: null, onTurn: 0, hasTaken: false, isOver: false },
  classOf: (type) =>
    type === "matches-laid" ? "chance" : type === "matches-taken" ? "choice" : "consequence",
  isLegal,
  canBe,
  step,
  events: [
    ...upTo(MOST, 5).map((matches) => ({ type: "matches-laid", data: { matches } })),
    ...upTo(SEATS - 1).flatMap((by) =>
      upTo(3, 1).map((matches) => ({ type: "matches-taken", by, data: { matches } })),
    ),
    ...upTo(MOST).map((left) => ({ type: "turn-passed", data: { left } })),
    ...upTo(SEATS - 1).map((loser) => ({ type: "game-ended", data: { loser } })),
  ],
};
