// Phase 3: a tile that left the board is replaced at once, inside the order that caused it. Out, flip if a pile
// is empty, place and fill, flip, then advance, borrow, or awaken the Titans and let reinforcements arrive.
import { all, when } from "@assize/kernel-chart-engine";
import { type EventOf, type State, SIDES } from "@assize/xidit-events";
import * as queues from "@assize/xidit-tile-queues";
import { phase, rule, update } from "./chart.ts";
import * as facts from "./tile-facts.ts";
import { finishOrder as finish } from "./turn-rules.ts";

const somePileIsEmpty = (game: State): boolean =>
  SIDES.some((side) => game.queues[side].pile.length === 0);
const emptyPileCanBeRenewed = (game: State): boolean =>
  !somePileIsEmpty(game) || queues.flipDue(game) !== null;
const recruitmentIsFlipped = (game: State): boolean => queues.flipDue(game) === "recruitment";
const threatIsFlipped = (game: State): boolean => queues.flipDue(game) === "threat";
const recruitmentIsPlaced = (_: State, { data }: EventOf<"tile-placed">): boolean =>
  data.side === "recruitment";
const wholeDiscardShuffled = (game: State, event: EventOf<"reinforcements-shuffled">): boolean =>
  queues.isShuffleOf(game.reinforcements, event.data.order);
const stackThreats = (game: State, event: EventOf<"reinforcements-shuffled">): State =>
  queues.stackThreats(game, event.data.order);

const finishOrder = update(finish);
const flip = update(queues.flip);
const discard = update(queues.discardTile);
const advance = update(queues.advance);
const borrow = update(queues.borrow);

const mustFlip = all(
  rule(["queue.flip-recruitment", "queue.flip-threat"], somePileIsEmpty, {
    describe: facts.queuesHeld,
  }),
  rule("queue.none", emptyPileCanBeRenewed, { describe: facts.queuesHeld }),
);
const oneSide = {
  where: { "queue.flip-recruitment": recruitmentIsFlipped, "queue.flip-threat": threatIsFlipped },
};
const mayAdvance = rule("queue.advance", queues.canAdvance, { describe: facts.queuesHeld });
const mustBorrow = rule("queue.borrow", queues.mustBorrow, { describe: facts.queuesHeld });
const mustAwaken = rule("titan.awaken", queues.titansWake, { describe: facts.queuesHeld });

const titansAwakened = {
  guard: mustAwaken,
  actions: update(queues.awaken),
  target: "#tile-management.reinforcements",
} as const;

export const tileManagement = phase({
  id: "tile-management",
  initial: "discarding",
  states: {
    discarding: {
      on: {
        "tile-discarded": {
          guard: rule("tile.recruit-out", queues.discardDue, { describe: facts.tileGoing }),
          actions: discard,
          target: "placing",
        },
      },
    },
    placing: {
      on: {
        "pile-flipped": { guard: mustFlip, actions: flip, meta: oneSide },
        "tile-placed": {
          guard: rule("tile.place", queues.placeDue, { describe: facts.queuesHeld }),
          actions: update(queues.placeNext),
          target: "refilling",
          meta: { where: { "recruit.fill": recruitmentIsPlaced } },
        },
      },
    },
    refilling: {
      on: {
        "pile-flipped": { guard: mustFlip, actions: flip, meta: oneSide },
        "queue-advanced": [
          {
            guard: all(mayAdvance, when(queues.moreDueAfterAdvance)),
            actions: advance,
            target: "settling",
          },
          { guard: mayAdvance, actions: [advance, finishOrder], target: "#turn" },
        ],
        "tile-borrowed": [
          {
            guard: all(mustBorrow, when(queues.moreDueAfterBorrow)),
            actions: borrow,
            target: "settling",
          },
          { guard: mustBorrow, actions: [borrow, finishOrder], target: "#turn" },
        ],
        "titans-awakened": titansAwakened,
      },
    },
    // Only what an advance or a borrowing leaves behind comes here.
    settling: {
      on: {
        "pile-flipped": [
          { guard: all(mustFlip, when(queues.moreDueAfterFlip)), actions: flip, meta: oneSide },
          { guard: mustFlip, actions: [flip, finishOrder], target: "#turn", meta: oneSide },
        ],
        "tile-discarded": {
          guard: rule("recruit.fill", queues.passes, { describe: facts.tileGoing }),
          actions: discard,
          target: "placing",
        },
        "titans-awakened": titansAwakened,
      },
    },
    reinforcements: {
      initial: "collecting",
      states: {
        collecting: {
          on: {
            "reinforcements-collected": {
              actions: update(queues.collectReinforcements),
              target: "shuffling",
              meta: { clauses: ["reinforce.collect", "reinforce.recruitment"] },
            },
          },
        },
        shuffling: {
          on: {
            "reinforcements-shuffled": [
              {
                guard: all(
                  rule("reinforce.threat", wholeDiscardShuffled, {
                    describe: facts.tilesToShuffle,
                  }),
                  when(queues.nextThreatDueAfterShuffle),
                ),
                actions: update(stackThreats),
                target: "drawing",
              },
              {
                guard: rule("reinforce.threat", wholeDiscardShuffled, {
                  describe: facts.tilesToShuffle,
                }),
                actions: [update(stackThreats), finishOrder],
                target: "#turn",
              },
            ],
          },
        },
        drawing: {
          on: {
            "queue-advanced": {
              guard: rule("reinforce.next", queues.canAdvance, { describe: facts.queuesHeld }),
              actions: [advance, finishOrder],
              target: "#turn",
            },
          },
        },
      },
    },
  },
});
