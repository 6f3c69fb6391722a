// The sentences about cases, by language.
import { speaker } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export type { Messages } from "./en.ts";

export const { messagesIn } = speaker<Messages>(en, { fr, de, es });
