// The seed from which the committed reference edition was built. Knows nothing else.

export const REFERENCE_SEED = 2014;
