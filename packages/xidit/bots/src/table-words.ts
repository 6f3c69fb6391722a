// The words of the table, taken from the view's own types. Knows nothing that a view does not show.
import type { RegionId } from "@assize/xidit-edition";
import type { SeatView, XiditView } from "@assize/xidit-game";

export type Order = NonNullable<SeatView["program"]>[number];
export type Assessment = XiditView["assessments"][number];
export type RegionShare = { readonly region: RegionId; readonly bards: number };
/** What a threat or a Titan shows. */
export type Shown = { readonly gold: number; readonly bards: number; readonly storeys: number };

export const ORDERS: readonly Order[] = ["road-black", "road-red", "road-blue", "action", "wait"];
/** The road orders in the order of ROAD_COLOURS. */
export const ROAD_ORDERS: readonly Order[] = ["road-black", "road-red", "road-blue"];
export const ORDERS_A_YEAR = 6;
/** Where all seats program at once (orders.secret). */
export const PROGRAMMING = "play.secret-orders.programming";
/** Where Idrakys are placed at the start (setup.placement). */
export const PLACING = "play.setup.placement";
/** A guild has at most so many storeys (reward.guild). */
export const GUILD_HEIGHT = 4;
