// Loaded where a game has no drawing of its own.
export { genericDrawing } from "@assize/kernel-drawing";
