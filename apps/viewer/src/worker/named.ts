// What people call what the catalogue has: bots and ruling sets. Knows no game.
import type { GameEntry } from "@assize/catalogue/lean";
import { type Language, localize } from "@assize/kernel-model";
import type { BotText, Named } from "../protocol/protocol.ts";

export const botsOf = ({ bots }: Pick<GameEntry, "bots">, language: Language): readonly BotText[] =>
  Object.entries(bots).map(([id, { name, describe }]) => ({
    id,
    name: localize(name, language).text,
    describe: localize(describe, language).text,
  }));

/** A set that the catalogue does not name is called by its id. */
export const rulingSetsOf = (
  { model, rulingSets }: Pick<GameEntry, "model" | "rulingSets">,
  language: Language,
): readonly Named[] =>
  Object.keys(model.rulebook.rulingSets).map((id) => {
    const name = rulingSets?.[id];
    return { id, name: name === undefined ? id : localize(name, language).text };
  });
