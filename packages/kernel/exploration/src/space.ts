// What is searched: what a state is, and what leads on from it. Knows no game.
/** One way on from a state. */
export interface WayOn<Node> {
  /** How many events it takes, at least one. */
  readonly events: number;
  /** Where it leads; null where nothing can be reached by it. */
  readonly to: Node | null;
}

/** What is searched. Requires that a node's ways come in the same order each time. */
export interface Space<Node, Way extends WayOn<Node> = WayOn<Node>> {
  readonly start: Node;
  /** Equal for nodes that are one state. */
  readonly keyOf: (node: Node) => string;
  readonly waysOn: (node: Node) => Iterable<Way>;
}
