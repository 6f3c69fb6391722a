// What each player has, in a few words beside the name. All of it is open; the terms stay English. Knows no geometry.
import type { Language } from "@assize/kernel-model";
import type { GrandlinView } from "@assize/grandlin-game";
import { messagesIn } from "./messages/messages.ts";
import { named } from "./names.ts";

export const holdings = ({ seats }: GrandlinView, language: Language): readonly string[] => {
  const { securedTitle } = messagesIn(language);
  return seats.map(({ henchman: { health, gold }, secured }) =>
    [
      `${named("health")} ${health}`,
      `${named("gold")} ${gold}`,
      `${securedTitle} ${secured.count}`,
    ].join(" · "),
  );
};
