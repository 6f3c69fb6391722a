// The rules of the treasure game, for whoever audits: without bots, drawing and table.
import { grandlin } from "@assize/grandlin-game";
import type { GameModel } from "@assize/kernel-model";

export const model = grandlin as GameModel;
