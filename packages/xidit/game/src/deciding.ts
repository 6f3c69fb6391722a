// Which clause decided the value of a consequence's field, where several may have.
// Compares what is derived with what is recorded and with the state before it; computes no rule, reads no ruling.
import { type Claim, isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import { UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import {
  type Assessment,
  type Contestant,
  type DataOf,
  type EventType,
  type State,
  totalUnits,
} from "@assize/xidit-events";

type ClaimOf<Type extends EventType> = Claim<State, DataOf<Type>>;

const member = (value: Json | undefined, name: string): Json | undefined =>
  isJsonObject(value) ? value[name] : undefined;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const list = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

// ---- tiles

const laid = ({ recorded }: ClaimOf<"tiles-laid">): readonly Json[] =>
  list(member(recorded, "recruitment"));

/** Other tiles, or in another order. */
export const otherTilesAreLaid = (claim: ClaimOf<"tiles-laid">): boolean =>
  !sameJson(
    laid(claim).map((entry) => member(entry, "tile") ?? null),
    claim.derived.recruitment.map(({ tile }) => tile),
  );

/** The right tile in its place, with other units. */
export const aTileIsFilledOtherwise = (claim: ClaimOf<"tiles-laid">): boolean =>
  claim.derived.recruitment.some((derived, place) => {
    const entry = laid(claim)[place];
    return member(entry, "tile") === derived.tile && !sameJson(entry, derived);
  });

export const sideIs =
  (side: "recruitment" | "threat") =>
  ({ derived }: ClaimOf<"tile-discarded">): boolean =>
    derived.side === side;

export const pileIs =
  (pile: "recruitment" | "threat") =>
  ({ derived }: ClaimOf<"pile-flipped">): boolean =>
    derived.pile === pile;

// ---- the census

export const unitIs =
  (unit: UnitKind) =>
  ({ derived }: ClaimOf<"census-awarded">): boolean =>
    derived.unit === unit;

export const nobodyIsRewarded = ({ derived }: ClaimOf<"census-awarded">): boolean =>
  derived.seats.length === 0;

export const severalAreRewarded = ({ derived }: ClaimOf<"census-awarded">): boolean =>
  derived.seats.length > 1;

export const unitIsRewardedAlone =
  (unit: UnitKind) =>
  ({ derived }: ClaimOf<"census-awarded">): boolean =>
    derived.unit === unit && derived.seats.length === 1;

/** The same seats, in another order. */
export const onlyTheOrderDiffers = ({ derived, recorded }: ClaimOf<"census-awarded">): boolean => {
  const seats = list(member(recorded, "seats"));
  return (
    seats.length === derived.seats.length && derived.seats.every((seat) => seats.includes(seat))
  );
};

export const otherSeatsAreRewarded = (claim: ClaimOf<"census-awarded">): boolean =>
  !onlyTheOrderDiffers(claim);

/** The kind that was awarded last stands before the one that is up next. */
const isPlaced = ({ census }: State, unit: UnitKind): boolean =>
  census !== null && UNIT_KINDS[census.kind - 1] === unit;

export const isNoCensus = ({ context }: ClaimOf<"reward-lost">): boolean => context.census === null;

export const rewardIsFor =
  (unit: UnitKind) =>
  ({ context }: ClaimOf<"reward-lost">): boolean =>
    isPlaced(context, unit);

// ---- the assessments

export const assessmentIs =
  (assessment: Assessment) =>
  ({ derived }: ClaimOf<"assessment-held">): boolean =>
    derived.assessment === assessment;

export const someoneIsOut = (claim: ClaimOf<"assessment-held">): boolean =>
  assessmentIs("reputation")(claim) && claim.context.rankings.length > 0;

/** One side has a dummy and the other has none. */
export const dummyIsLeftOutOrAdded = ({ derived, recorded }: ClaimOf<"assessment-held">): boolean =>
  (derived.dummy === null) !== ((member(recorded, "dummy") ?? null) === null);

export const dummyHasAnotherValue = (claim: ClaimOf<"assessment-held">): boolean =>
  !dummyIsLeftOutOrAdded(claim);

/** What puts one contestant before another. */
type Reason = "score" | "dummy" | "units" | "seat";

/** What decides the first place of the ranking that is recorded otherwise. */
export const rankedBy =
  (reason: Reason) =>
  (claim: ClaimOf<"assessment-held">): boolean =>
    reasonOf(claim) === reason;

const reasonOf = ({ context, derived, recorded }: ClaimOf<"assessment-held">): Reason => {
  const ranking = list(member(recorded, "ranking"));
  const place = derived.ranking.findIndex((one, index) => ranking[index] !== one);
  const first = derived.ranking[place];
  const second = derived.ranking.find((one) => one === ranking[place]);
  if (first === undefined || second === undefined) return "score";
  const scoreOf = (one: Contestant) => (one === "dummy" ? derived.dummy : derived.scores[one]);
  if (scoreOf(first) !== scoreOf(second)) return "score";
  if (first === "dummy" || second === "dummy") return "dummy";
  return totalUnits(context.screens[first]!) === totalUnits(context.screens[second]!)
    ? "seat"
    : "units";
};
