// What tests share: a toy game. Imports no verifier: an audit is handed in as a function.
export { nim } from "./nim.ts";
export type { Nim } from "./nim.ts";
