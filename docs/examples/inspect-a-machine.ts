import { observe } from "@assize/inspection-observe";
import { statelyStream } from "@assize/inspection-stately";
import { serveInspection } from "@assize/inspection-xstate-inspect/node";
import { assign, createActor, setup } from "xstate";

const turnstile = setup({
  types: { context: {} as { coins: number }, events: {} as { type: "coin" } | { type: "push" } },
}).createMachine({
  id: "turnstile",
  context: { coins: 0 },
  initial: "locked",
  states: {
    locked: {
      on: {
        coin: { target: "open", actions: assign({ coins: ({ context }) => context.coins + 1 }) },
      },
    },
    open: { on: { push: "locked" } },
  },
});

const watch = observe(); // the one function: all else is told by it
const server = await serveInspection(watch, {
  port: 0, // any that is free
  streams: { "/stately": statelyStream(watch) },
  page: "apps/viewer/dist", // once `npx nx run viewer:build` has made it
});
console.log(`inspect at http://${server.address}/; others connect to ${server.address}`);

// A sink of your own is told plain data, fit for JSON.
watch.to((told) => {
  if (told.kind === "transition") console.log(told.source, "→", told.targets.join());
});

const actor = createActor(turnstile, { inspect: watch.inspect }).start();
await watch.pass(actor, { type: "coin" }); // as actor.send does, but for an inspector's breakpoints
// What an inspector sends comes this way, and is refused where no transition takes it.
console.log(watch.send(actor.sessionId, { type: "coin" }));

actor.stop();
await server.close(); // ends every connection, so that Node can exit
