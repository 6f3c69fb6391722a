// Properties of Lords of Xidit, parts of it to explore, and its second model.
export { exploration } from "./exploration.ts";
export { quintModel } from "./quint.ts";
