// Shows XState 5 actors to @xstate/inspect, which was written for XState 4. Its ends are `./browser` and `./node`.
export { bridge } from "./bridge.ts";
export type { Register } from "./bridge.ts";
export { toV4Config } from "./v4-config.ts";
