// Listens for keys, and leaves them to whatever has a use of its own for them: fields, sliders, buttons, dialogs.
import { onCleanup, onMount } from "solid-js";
import type { Session } from "../../session/session.tsx";
import { type CommandName, commandOf } from "../../kit/keys.ts";
import { runCommand } from "./run-command.ts";

const TYPING = "input, textarea, [contenteditable]";
const CHOOSING = "select";
/** These go through themselves with all keys that move; what only scrolls leaves the arrows to the game. */
const MOVING = "[role=slider], [role=listbox], [role=tree]";
const SCROLLING = "[data-own-keys]";
const PRESSED = "button, a[href], summary";
const IN_FRONT = "dialog[open]";

const STEPS = ["ArrowLeft", "ArrowRight"];
const MOVES = [...STEPS, "Home", "End", "PageUp", "PageDown"];

/** True where whatever has the focus uses this key itself. */
const isTaken = (target: Element, event: KeyboardEvent): boolean =>
  target.matches(TYPING) ||
  target.closest(IN_FRONT) !== null ||
  // In a list of choices the upright arrows go on; the others step.
  (target.matches(CHOOSING) && !STEPS.includes(event.key)) ||
  (MOVES.includes(event.key) && target.closest(MOVING) !== null) ||
  (MOVES.includes(event.key) && !STEPS.includes(event.key) && target.closest(SCROLLING) !== null) ||
  (event.key === " " && target.closest(PRESSED) !== null);

/** These also serve while no game is open. */
const ALWAYS: readonly CommandName[] = ["help"];

export const watchKeys = (session: Session): void => {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = commandOf(event);
    if (command === undefined) return;
    if (event.target instanceof Element && isTaken(event.target, event)) return;
    const isWatching = session.openLogs.current() !== undefined && !session.panels.isAtTable();
    if (!isWatching && !ALWAYS.includes(command)) return;
    event.preventDefault();
    runCommand(session, command);
  };
  onMount(() => {
    addEventListener("keydown", press);
    onCleanup(() => removeEventListener("keydown", press));
  });
};
