// What a chart may contain. An allow-list: anything else is refused by name when the chart is compiled,
// so that a feature of XState that the table cannot express never slips in.
import type { StateNode, TransitionDefinition } from "xstate";
import { GameMistake } from "@assize/kernel-model";
import { type Guard, type Part, updateOf } from "./chart.ts";

export type Node = StateNode<any, any>;
export type Transition = TransitionDefinition<any, any>;

const NODE_KEYS = new Set([
  "id",
  "initial",
  "type",
  "states",
  "on",
  "always",
  "meta",
  "description",
  "context",
  "schemas",
  "tags",
]);

/** The one tag of the dialect: the game is over here, and what is stated from outside may still say so. */
const OVER = "over";
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

/** True for a state that the chart never rests in: it is left at once, by the first alternative that is open. */
export const isTransient = ({ config }: Node): boolean => config.always !== undefined;

/** True where the game is over: in a final state, and in one with the tag for it. */
export const isEnd = (node: Node): boolean => node.type === "final" || node.tags.includes(OVER);

/** Throws GameMistake at the first thing in this state that the dialect does not have. */
export const checkNode = (node: Node): void => {
  for (const key of Object.keys(node.config)) if (!NODE_KEYS.has(key)) refuse(node, `"${key}"`);
  if (node.type === "parallel" || node.type === "history") refuse(node, `a ${node.type} state`);
  if (node.key.includes(".") && node.parent !== undefined) refuse(node, "a dot in a state's name");
  for (const tag of node.tags) if (tag !== OVER) refuse(node, `the tag "${tag}"`);
  if (isEnd(node)) checkEnd(node);
  if (node.type === "compound") checkInitial(node);
  else checkLeaf(node);
  for (const transitions of node.transitions.values())
    for (const transition of transitions) checkEventTransition(node, transition);
  if (isTransient(node)) checkAlways(node);
};

// XState is done in a final state: what stands in it is never looked at. What is tagged as over stays what it is.
const checkEnd = (node: Node): void => {
  const name = node.type === "final" ? "a final state" : `a state tagged "${OVER}"`;
  if (node.parent !== node.machine.root) refuse(node, `${name} below the top`);
  if (node.type === "final" && node.transitions.size > 0)
    refuse(node, "a transition out of a final state");
  if (node.type !== "final" && node.type !== "atomic") refuse(node, `${name} with states`);
  for (const transition of [...node.transitions.values()].flat())
    if (transition.target?.some((target: Node) => target !== node) || transition.actions.length > 0)
      refuse(node, `${name} that ${transition.eventType} changes or leaves`);
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

const checkEventTransition = (node: Node, transition: Transition): void => {
  const event: string = transition.eventType;
  if (event === "" || event.includes("*") || event.startsWith("xstate."))
    refuse(node, `a transition on "${event}"`);
  checkTransition(node, transition, event);
  if (transition.target === undefined && transition.actions.length === 0)
    refuse(node, `a forbidden transition on ${event}`);
  if (node.parent === undefined) refuse(node, `a transition on the root (${event})`);
};

/** What holds for every transition; `on` is its event, or "always". */
const checkTransition = (node: Node, transition: Transition, on: string): void => {
  for (const key of Object.keys(transition))
    if (!TRANSITION_KEYS.has(key)) refuse(node, `"${key}" on ${on}`);
  if (transition.reenter) refuse(node, `reentering on ${on}`);
  if ((transition.target?.length ?? 0) > 1) refuse(node, `several targets on ${on}`);
  if (transition.guard !== undefined && !("parts" in Object(transition.guard)))
    refuse(node, `a guard not made by rule, when or all on ${on}`);
  for (const action of transition.actions)
    if (updateOf(action) === undefined)
      refuse(node, `an action not made by update, or of no function, on ${on}`);
  const name: unknown = transition.meta?.["name"];
  if (name !== undefined && (typeof name !== "string" || !NAME.test(name)))
    refuse(node, `the name ${JSON.stringify(name)} on ${on}`);
};

/** Letters, digits, hyphens and underscores: the other signs of an id part its other names. */
const NAME = /^[\w-]+$/;

/** Its questions and updates look at the state alone: the chart comes here by more than one event. */
const checkAlways = (node: Node): void => {
  const alternatives = node.always ?? [];
  if (node.type !== "atomic") refuse(node, `"always" on a ${node.type} state`);
  if (alternatives.length === 0) refuse(node, '"always" without alternatives');
  if (node.transitions.size > 0)
    refuse(
      node,
      '"always" beside "on" (no event finds the chart in a state that it leaves at once)',
    );
  for (const [index, transition] of alternatives.entries()) {
    checkTransition(node, transition, "always");
    if (transition.target === undefined) refuse(node, "an alternative of always without a target");
    const parts = partsOf(transition);
    if (parts.some((part) => !part.stateOnly)) refuse(node, "a question about the event on always");
    const where: readonly unknown[] = Object.values((transition.meta?.["where"] ?? {}) as object);
    if (where.some((when) => typeof when === "function" && when.length > 1))
      refuse(node, "an antecedent about the event on always");
    if (transition.actions.some((action) => updateOf(action)!.length > 1))
      refuse(node, "an update with the event on always");
    const isLast = index === alternatives.length - 1;
    if (isLast && parts.length > 0)
      refuse(node, "a question on the last alternative of always (the chart could not go on)");
    if (!isLast && parts.length === 0)
      refuse(node, "an alternative of always after one without a question (it is never taken)");
  }
};

/** The questions of a transition, in their order. Requires that its guard was made by rule, when or all. */
export const partsOf = (transition: Transition): readonly Part[] =>
  transition.guard === undefined
    ? []
    : (transition.guard as unknown as Guard<unknown, unknown>).parts;
