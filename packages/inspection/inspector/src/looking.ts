// After which event an actor is looked at: the latest, which is followed, or an earlier one. Knows no page but its keys.
import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import type { ShownSnapshot } from "@assize/inspection-xstate-inspect/receiver";
import { besideStep, type Step, type StepIndex } from "./machine/step.ts";
import type { Messages } from "./messages/messages.ts";
import type { SeenActor } from "./seen.ts";
import { stepsIn } from "./steps-of-actor.ts";

export interface Looking {
  readonly steps: Accessor<readonly Step[]>;
  readonly at: Accessor<StepIndex>;
  /** Whether the actor is followed. */
  readonly isAtLatest: Accessor<boolean>;
  /** Where the actor stands there; undefined while there is none. */
  readonly stands: Accessor<ShownSnapshot | undefined>;
  /** The latest step is followed from then on. */
  readonly go: (at: StepIndex) => void;
  readonly onKeyDown: (pressed: KeyboardEvent) => void;
}

/** Arrow keys belong to whatever text is edited. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [data-own-keys]") !== null;

export const createLooking = (
  actor: Accessor<SeenActor | undefined>,
  actors: Accessor<readonly SeenActor[]>,
  words: Accessor<Messages>,
): Looking => {
  /** The event after which the actor is looked at; undefined to follow it. */
  const [chosen, setChosen] = createSignal<StepIndex | undefined>();
  const session = createMemo(() => actor()?.session);
  createEffect(on(session, () => setChosen(undefined)));
  const makeSteps = createMemo(() => stepsIn(words()));
  const steps = createMemo(() => {
    const shown = actor();
    return shown === undefined ? [] : makeSteps()(shown, actors());
  });
  const at = (): StepIndex => {
    const wish = chosen();
    return wish === undefined ? (steps().at(-1)?.index ?? null) : wish;
  };
  const stands = createMemo((): ShownSnapshot | undefined => {
    const shown = actor();
    const wish = chosen();
    if (shown === undefined || wish === undefined) return shown?.snapshot;
    return shown.entries.find(({ index }) => index === wish)?.after ?? shown.first;
  });
  const go = (index: StepIndex): void =>
    void setChosen(index === (steps().at(-1)?.index ?? null) ? undefined : index);
  const onKeyDown = (pressed: KeyboardEvent): void => {
    const by = pressed.key === "ArrowLeft" ? -1 : pressed.key === "ArrowRight" ? 1 : null;
    if (by === null || isTyping(pressed)) return;
    const to = besideStep(steps(), at(), by);
    if (to === undefined) return;
    pressed.preventDefault();
    go(to);
  };
  return { steps, at, isAtLatest: () => chosen() === undefined, stands, go, onKeyDown };
};
