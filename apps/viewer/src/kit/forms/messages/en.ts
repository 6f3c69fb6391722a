// A form, in English.
import type { Translated } from "@assize/kernel-model";

export const en = { add: "Add", remove: (number: number) => `Remove number ${number}` };

export type Messages = Translated<typeof en>;
