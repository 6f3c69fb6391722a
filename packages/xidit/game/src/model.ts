// Lords of Xidit as a value the kernel can audit: the parts of the game, put together in one place.
import type { GameModel } from "@assize/kernel-model";
import { type Edition, xiditEdition } from "@assize/xidit-edition";
import type { State } from "@assize/xidit-events";
import { rulebook, type Rulings } from "@assize/xidit-rulebook";
import { gameChart } from "@assize/xidit-statecharts";
import { decodeContext, encodeContext } from "./encoding.ts";
import { restate } from "./earlier-positions.ts";
import { eventDefinitions } from "./event-definitions.ts";
import { initial } from "./initial.ts";
import { invariants } from "./invariants.ts";
import { mayApply } from "./may-apply.ts";
import { mistakable } from "./mistakable.ts";
import { outcome, standing } from "./outcome.ts";
import { stateKey } from "./state-key.ts";
import { view, type XiditView } from "./view.ts";
import { words } from "./words.ts";

export const xidit: GameModel<typeof gameChart, State, Edition, XiditView> = {
  id: "xidit",
  title: {
    en: "Lords of Xidit",
    fr: "Lords of Xidit",
    de: "Lords of Xidit",
    es: "Lords of Xidit",
  },
  rules: 1,
  rulebook,
  edition: xiditEdition,
  events: eventDefinitions,
  chart: gameChart,
  initial,
  mistakable,
  mayApply,
  invariants,
  view,
  outcome,
  standing,
  encodeContext,
  stateKey,
  decodeContext,
  restate,
  withRulings: (game, rulings) => ({ ...game, rulings: rulings as unknown as Rulings }),
  describe: words,
};
