// The rules of chess, for whoever audits: without bots, drawing and table.
import { chess } from "@assize/chess-game";
import type { GameModel } from "@assize/kernel-model";

export const model = chess as GameModel;
