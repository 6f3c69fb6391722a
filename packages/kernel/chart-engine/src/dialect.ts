// What a chart may contain. An allow-list: anything else is refused by name when the chart is compiled,
// so that a feature of XState that the table cannot express never slips in.
import type { StateNode, TransitionDefinition } from "xstate";
import { GameMistake } from "@assize/kernel-model";
import { updateOf } from "./chart.ts";

export type Node = StateNode<any, any>;
export type Transition = TransitionDefinition<any, any>;

const NODE_KEYS = new Set([
  "id",
  "initial",
  "type",
  "states",
  "on",
  "meta",
  "description",
  "context",
  "schemas",
]);
const TRANSITION_KEYS = new Set([
  "target",
  "guard",
  "actions",
  "meta",
  "description",
  // XState adds these itself:
  "source",
  "reenter",
  "eventType",
  "toJSON",
]);

const refuse = (node: Node, what: string): never => {
  throw new GameMistake(
    node.machine.id,
    node.id,
    `${what} is outside the dialect of charts; write it with nested states, guards, updates and targets`,
  );
};

/** Throws GameMistake at the first thing in this state that the dialect does not have. */
export const checkNode = (node: Node): void => {
  for (const key of Object.keys(node.config)) if (!NODE_KEYS.has(key)) refuse(node, `"${key}"`);
  if (node.type === "parallel" || node.type === "history") refuse(node, `a ${node.type} state`);
  if (node.key.includes(".") && node.parent !== undefined) refuse(node, "a dot in a state's name");
  if (node.type === "final") checkFinal(node);
  if (node.type === "compound") checkInitial(node);
  else checkLeaf(node);
  for (const transitions of node.transitions.values())
    for (const transition of transitions) checkTransition(node, transition);
};

// XState is done in a final state: what stands in it is never looked at.
const checkFinal = (node: Node): void => {
  if (node.parent !== node.machine.root) refuse(node, "a final state below the top");
  if (node.transitions.size > 0) refuse(node, "a transition out of a final state");
};

const checkLeaf = (node: Node): void => {
  if (node.parent === undefined) refuse(node, "a chart without states");
  if (node.config.initial !== undefined) refuse(node, "an initial state without states");
  if (Object.keys(node.states).length > 0)
    refuse(node, `a state of type "${node.type}" with states`);
};

const checkInitial = (node: Node): void => {
  const { initial } = node.config;
  if (typeof initial !== "string") return refuse(node, "a missing or computed initial state");
  if (!Object.hasOwn(node.states, initial)) refuse(node, `the unknown initial state "${initial}"`);
};

const checkTransition = (node: Node, transition: Transition): void => {
  const event: string = transition.eventType;
  for (const key of Object.keys(transition))
    if (!TRANSITION_KEYS.has(key)) refuse(node, `"${key}" on ${event}`);
  if (event === "" || event.includes("*") || event.startsWith("xstate."))
    refuse(node, `a transition on "${event}"`);
  if (transition.reenter) refuse(node, `reentering on ${event}`);
  if ((transition.target?.length ?? 0) > 1) refuse(node, `several targets on ${event}`);
  if (transition.guard !== undefined && !("parts" in Object(transition.guard)))
    refuse(node, `a guard not made by rule, when or all on ${event}`);
  for (const action of transition.actions)
    if (updateOf(action) === undefined)
      refuse(node, `an action not made by update, or of no function, on ${event}`);
  if (transition.target === undefined && transition.actions.length === 0)
    refuse(node, `a forbidden transition on ${event}`);
  if (node.parent === undefined) refuse(node, `a transition on the root (${event})`);
};
