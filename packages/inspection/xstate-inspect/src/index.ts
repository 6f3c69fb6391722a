// Feeds @xstate/inspect, which was written for XState 4.
export {};
