// Usage errors and help are English.
import { grammarOf } from "@assize/kernel-model";

export const { and, or, count } = grammarOf("en");
