// Small machines to watch.
import { assign, fromCallback, setup } from "xstate";

const cheapEnough = ({ context }: { context: { coins: number } }) => context.coins < 3;

/** A turnstile: takes up to three coins, then it is done. */
export const turnstile = setup({
  types: {
    context: {} as { coins: number },
    events: {} as { type: "coin" } | { type: "push" } | { type: "break" },
  },
}).createMachine({
  id: "turnstile",
  context: { coins: 0 },
  initial: "gate",
  states: {
    gate: {
      initial: "locked",
      states: {
        locked: {
          on: {
            coin: {
              guard: cheapEnough,
              actions: assign({ coins: ({ context }) => context.coins + 1 }),
              target: "open",
            },
          },
        },
        open: { on: { push: "locked" } },
      },
      on: {
        break: {
          target: "#turnstile.broken",
          meta: { clauses: ["gate.break"] },
        },
      },
    },
    broken: { type: "final" },
  },
});

/** A machine with a child that is no machine. */
export const parent = setup({
  actors: { clock: fromCallback(() => undefined) },
}).createMachine({ id: "parent", invoke: { id: "child", src: "clock" } });
