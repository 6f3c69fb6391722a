// Lords of Xidit as a value the kernel can audit, and the views that drawings and bots are made from.
import "./messages/all.ts";
export { xidit } from "./model.ts";
export { COLOURS } from "./setting.ts";
export type { QueueView, SeatView, TitanPileView, XiditView } from "./view.ts";
