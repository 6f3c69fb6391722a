// A form, in English.
import type { Messages } from "./messages.ts";

export const en: Messages = { add: "Add", remove: (number) => `Remove number ${number}` };
