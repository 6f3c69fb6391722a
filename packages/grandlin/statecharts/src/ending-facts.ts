// What the questions of a death and of the end read, and why their values had to be what they are. Adds no rule.
import { type Claim, type Fact, SeatId } from "@assize/kernel-model";
import { type DataOf, ending, fact, type State } from "@assize/grandlin-rules";

export const dying = ({ henchmen }: State): Fact => {
  const seat = henchmen.findIndex(({ health }) => health === 0);
  return fact("dying", { seat: seat < 0 ? null : SeatId(seat) });
};

export const deathStands = ({ death }: State): Fact =>
  fact("death-stands", { seat: death?.seat ?? null, stage: death?.stage ?? null });

export const securedEnough = (game: State): Fact =>
  fact("secured-enough", {
    seat: ending.somebodyHasWon(game) ? ending.deriveGameWon(game).seat : null,
  });

export const endStands = (game: State): Fact =>
  fact("end-stands", {
    turns: game.turns,
    over: ending.limitIsReached(game),
    deadEnd: ending.nobodyCanWin(game),
  });

// ---- why a value had to be so

export const diedWas = ({ derived }: Claim<State, DataOf<"henchman-died">>): Fact =>
  fact("died-was", derived);

export const plunderWas = ({ derived }: Claim<State, DataOf<"henchman-plundered">>): Fact =>
  fact("plunder-was", derived);

export const leftWas = ({ derived }: Claim<State, DataOf<"treasures-left">>): Fact =>
  fact("left-was", derived);

export const handWas = ({ derived }: Claim<State, DataOf<"hand-discarded">>): Fact =>
  fact("hand-was", derived);

export const homeWas = ({ derived }: Claim<State, DataOf<"henchman-followed">>): Fact =>
  fact("home-was", derived);

export const securedWere = ({ derived }: Claim<State, DataOf<"game-won">>): Fact =>
  fact("secured-were", derived);
