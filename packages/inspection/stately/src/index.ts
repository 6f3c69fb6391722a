// Feeds @statelyai/inspect from observations of XState 5 actors.
export { statelySink, statelyStream } from "./stately.ts";
