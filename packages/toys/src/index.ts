// Three toy games, and headers for them: what tests play that need any game at all.
export { auction } from "./auction.ts";
export type { Auction } from "./auction.ts";
export { countdown } from "./countdown.ts";
export { headerFor } from "./header.ts";
export type { Seating } from "./header.ts";
export { nim } from "./nim.ts";
export type { Nim } from "./nim.ts";
export { nimWith } from "./nim-with.ts";
