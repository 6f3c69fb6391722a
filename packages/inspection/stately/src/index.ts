// Feeds @statelyai/inspect.
export {};
