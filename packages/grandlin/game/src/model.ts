// The treasure game as a value the kernel can audit: the parts of the game, put together in one place.
import type { GameModel } from "@assize/kernel-model";
import { type Edition, grandlinEdition } from "@assize/grandlin-edition";
import { EARLIER_RULEBOOKS, rulebook, type Rulings } from "@assize/grandlin-rulebook";
import type { State } from "@assize/grandlin-rules";
import { gameChart } from "@assize/grandlin-statecharts";
import { decodeContext, encodeContext } from "./encoding.ts";
import { eventDefinitions } from "./event-definitions.ts";
import { initial } from "./initial.ts";
import { invariants } from "./invariants.ts";
import { mistakable } from "./mistakable.ts";
import { outcome, standing } from "./outcome.ts";
import { stateKey } from "./state-key.ts";
import { type GrandlinView, view } from "./view.ts";
import { words } from "./words.ts";

export const grandlin: GameModel<typeof gameChart, State, Edition, GrandlinView> = {
  id: "grandlin",
  title: { en: "The treasure game of Grandlin's heirs" },
  rules: 1,
  rulebook,
  earlierRulebooks: EARLIER_RULEBOOKS,
  edition: grandlinEdition,
  events: eventDefinitions,
  chart: gameChart,
  initial,
  mistakable,
  invariants,
  view,
  outcome,
  standing,
  encodeContext,
  stateKey,
  decodeContext,
  withRulings: (game, rulings) => ({ ...game, rulings: rulings as unknown as Rulings }),
  describe: words,
};
