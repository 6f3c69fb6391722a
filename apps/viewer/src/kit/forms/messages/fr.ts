// Un formulaire, en français.
import type { Messages } from "./en.ts";

export const fr: Messages = { add: "Ajouter", remove: (number) => `Retirer le numéro ${number}` };
