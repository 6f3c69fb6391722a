// Ein Formular, auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = { add: "Hinzufügen", remove: (number) => `Nummer ${number} entfernen` };
