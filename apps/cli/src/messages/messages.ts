// The program's own sentences about games, by language. Help and usage errors are English and stand where they arise;
// what a verdict says is the report's business, what a game says the game's.
import { speaker } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export type { Messages } from "./en.ts";

export const { messagesIn } = speaker<Messages>(en, { fr, de, es });
