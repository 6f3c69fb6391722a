// The stage in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  asText: "As text",
  finding: "Finding",
};

export type Messages = Translated<typeof en>;
