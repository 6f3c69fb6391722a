// What each player has, in a few words beside the name; what the view hides is a question mark. Knows no geometry.
import type { XiditView } from "@assize/xidit-game";
import type { Messages } from "./messages/messages.ts";

const HIDDEN = "?";

export const holdingsOf = ({ seats }: XiditView, words: Messages): readonly string[] =>
  seats.map(({ gold, units }) => {
    const count = units === null ? HIDDEN : Object.values(units).reduce((sum, one) => sum + one, 0);
    return words.holdings(gold ?? HIDDEN, count);
  });
