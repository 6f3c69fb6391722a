// Seven buttons and a pace: step, jump and play. A function of its props; where a jump leads is the page's business.
import type { Language } from "@assize/kernel-model";
import { createMemo, For, type JSX, Show } from "solid-js";
import "./controls.css";
import { messagesIn } from "./messages/messages.ts";
import { type Speed, SPEEDS } from "../history-view/pace.ts";
import { Select } from "../kit/select.tsx";
import { pauseText } from "./value-text.ts";

/** Where a button leads. */
export type Jump = "first" | "previous-turn" | "previous" | "next" | "next-turn" | "last";

export interface ControlsProps {
  readonly seq: number;
  readonly last: number;
  readonly onJump: (jump: Jump) => void;
  readonly isPlaying: boolean;
  /** Starts or pauses; at the end it starts again. */
  readonly onToggle: () => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Without times there is no playing as recorded. */
  readonly hasTimes: boolean;
  /** How long the table really waited here, where the pause is cut short. */
  readonly cutFromMs?: number | null | undefined;
  readonly language: Language;
}

const GLYPHS: Readonly<Record<Jump | "play" | "pause" | "again", string>> = {
  first: "M5 5v14M20 5v14l-6-7zM13 5v14l-6-7z",
  "previous-turn": "M20 5v14l-8-7zM12 5v14l-8-7z",
  previous: "M16 5v14l-9-7z",
  play: "M7 4v16l13-8z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  again: "M6.3 8A7 7 0 1 1 5 13M6 3.5V8.5H11",
  next: "M8 5v14l9-7z",
  "next-turn": "M4 5v14l8-7zM12 5v14l8-7z",
  last: "M19 5v14M4 5v14l6-7zM11 5v14l6-7z",
};

const Button = (props: {
  readonly label: string;
  readonly glyph: keyof typeof GLYPHS;
  /** Said, not enforced: a button that is disabled would lose the focus. */
  readonly idle: boolean;
  readonly onClick: () => void;
  readonly main?: boolean;
  /** The timeline does the same where there is little room. */
  readonly outermost?: boolean;
}): JSX.Element => (
  <button
    type="button"
    class="control"
    classList={{ main: props.main === true, outermost: props.outermost === true }}
    aria-label={props.label}
    aria-disabled={props.idle}
    title={props.label}
    onClick={() => {
      if (!props.idle) props.onClick();
    }}
  >
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-outlined={props.glyph === "again" ? "" : undefined}
    >
      <path d={GLYPHS[props.glyph]} />
    </svg>
  </button>
);

export const Controls = (props: ControlsProps): JSX.Element => {
  const words = createMemo(() => messagesIn(props.language));
  const atStart = (): boolean => props.seq <= 0;
  const atEnd = (): boolean => props.seq >= props.last;
  const wording: Readonly<Record<Jump, () => string>> = {
    first: () => words().first,
    "previous-turn": () => words().previousTurn,
    previous: () => words().previous,
    next: () => words().next,
    "next-turn": () => words().nextTurn,
    last: () => words().last,
  };

  const JumpButton = (to: { readonly jump: Jump; readonly idle: boolean }): JSX.Element => (
    <Button
      label={wording[to.jump]()}
      glyph={to.jump}
      idle={to.idle}
      outermost={to.jump === "first" || to.jump === "last"}
      onClick={() => props.onJump(to.jump)}
    />
  );
  const playWord = (): "pause" | "playAgain" | "play" =>
    props.isPlaying ? "pause" : atEnd() ? "playAgain" : "play";

  return (
    <div class="controls" role="group" aria-label={words().controls}>
      <div class="controls-buttons">
        <For each={["first", "previous-turn", "previous"] as const}>
          {(jump) => <JumpButton jump={jump} idle={atStart()} />}
        </For>
        <Button
          label={words()[playWord()]}
          glyph={props.isPlaying ? "pause" : atEnd() ? "again" : "play"}
          idle={false}
          main
          onClick={() => props.onToggle()}
        />
        <For each={["next", "next-turn", "last"] as const}>
          {(jump) => <JumpButton jump={jump} idle={atEnd()} />}
        </For>
      </div>
      <label class="controls-speed">
        <span>{words().speed}</span>
        <Select
          label={words().speed}
          options={SPEEDS.filter((speed) => speed !== "recorded" || props.hasTimes).map(
            (speed) => ({ value: speed, text: words().speeds[speed] }),
          )}
          value={props.speed}
          onChange={(speed) => props.onSpeed(speed as Speed)}
        />
      </label>
      <span class="controls-event">{words().eventOf(props.seq, props.last)}</span>
      <Show when={props.isPlaying ? props.cutFromMs : null}>
        {(ms) => <span class="controls-cut">{words().pauseCut(pauseText(ms(), words()))}</span>}
      </Show>
    </div>
  );
};
