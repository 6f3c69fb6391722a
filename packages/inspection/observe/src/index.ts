// Watches XState 5 actors and tells plain data of them.
export {};
