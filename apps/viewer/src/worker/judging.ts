// Loaded where a game is written down only: its log has to be written before it can be judged.
export { judgedNow } from "@assize/kernel-history";
