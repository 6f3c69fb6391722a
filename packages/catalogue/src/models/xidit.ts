// The rules of Lords of Xidit, for whoever audits: without bots, drawing and table.
import { loadLanguage, xidit } from "@assize/xidit-game/lean";
import type { GameModel } from "@assize/kernel-model";

export const model = xidit as GameModel;
export { loadLanguage };
