/** How far a bot plays on: one choice, to the next turn, or to the end. */
export const STRETCHES = ["choice", "turn", "end"] as const;
export type Stretch = (typeof STRETCHES)[number];
