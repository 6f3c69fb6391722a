// Properties of Lords of Xidit, and parts of it to explore.
export { exploration } from "./exploration.ts";
