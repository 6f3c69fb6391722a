// Whose eyes look, as people say it. Pure.
import type { Eyes } from "@assize/kernel-model";
import type { Seat } from "../protocol/protocol.ts";
import type { Messages } from "./messages/messages.ts";

export const nameOfEyes = (eyes: Eyes, seats: readonly Seat[], words: Messages): string => {
  if (eyes === "all") return words.allSeeing;
  if (eyes === "public") return words.publicEyes;
  return seats[eyes]?.label ?? String(eyes);
};

/** All eyes that can look at a game with so many seats, in the order in which they are gone through. */
export const eyesOf = (seats: number): readonly Eyes[] => [
  "all",
  ...Array.from({ length: seats }, (_, seat) => seat as Eyes),
  "public",
];
