// The treasure game as a drawing, in every language.
import "./messages/all.ts";
export { drawing } from "./drawing.ts";
