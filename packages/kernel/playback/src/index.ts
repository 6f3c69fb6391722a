// An audited log as something to watch, rewind, question and branch from.
export {};
