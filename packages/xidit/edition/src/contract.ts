// This package as the kernel asks for it: reference, decoding with validation, digest input.
// Knows no rule of play.
import type { EditionContract } from "@assize/kernel-model";
import { readEdition } from "./decode.ts";
import { editionDigestInput } from "./digest-input.ts";
import type { Edition } from "./format.ts";
import { referenceEdition } from "./reference.ts";

export const xiditEdition: EditionContract<Edition> = {
  reference: referenceEdition,
  decode: readEdition,
  digestInput: editionDigestInput,
};
