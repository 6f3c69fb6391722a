// A seed for what is left to chance or to a bot: drawn where the page may draw, so that the worker need not.

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
