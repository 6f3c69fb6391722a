// An embedded replay as it is seen: whose game, the board, what happened, and the controls where they are wanted.
// A function of a replay; knows no game.
import {
  createEffect,
  createSignal,
  For,
  Match,
  onCleanup,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import type { Language } from "@assize/kernel-model";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { nameOfEyes } from "../kit/name-of-eyes.ts";
import { Board } from "../board/board.tsx";
import { type CommandName, commandOf } from "../kit/keys.ts";
import { markOrEnd } from "../history-view/steps.ts";
import { Controls, type Jump } from "../timeline/controls.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { messagesIn } from "./messages/messages.ts";
import type { Replay } from "./replay.ts";

export interface PlayerProps {
  readonly replay: Replay;
  readonly language: Language;
  readonly shade: "light" | "dark";
  readonly hasControls: boolean;
  /** Where the whole viewer shows this moment; undefined where it cannot. */
  readonly address: string | undefined;
}

const JUMPS: Readonly<Partial<Record<CommandName, Jump>>> = {
  first: "first",
  "previous-turn": "previous-turn",
  back: "previous",
  forward: "next",
  "next-turn": "next-turn",
  last: "last",
};

const TAKES_KEYS = "input, select, textarea, [role=slider]";

export const Player = (props: PlayerProps): JSX.Element => {
  const { cursor, facts, frame, lines, loading, peek, playing, reader, themes } = props.replay;
  const words = () => messagesIn(props.language);
  const sharedWords = () => sharedIn(props.language);
  const line = () => lines()[cursor.seq() - 1];
  const jump = (to: Jump): void => {
    playing.pause();
    const turn = (direction: 1 | -1): void =>
      cursor.seek(markOrEnd(lines(), cursor.seq(), direction, ["turn", "chapter"], cursor.last()));
    const jumps: Readonly<Record<Jump, () => void>> = {
      first: () => cursor.seek(0),
      "previous-turn": () => turn(-1),
      previous: () => cursor.step(-1),
      next: () => cursor.step(1),
      "next-turn": () => turn(1),
      last: () => cursor.seek(cursor.last()),
    };
    jumps[to]();
  };
  const onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || !(target instanceof Element) || target.matches(TAKES_KEYS))
      return;
    const command = commandOf(event);
    const to = command === undefined ? undefined : JUMPS[command];
    if (to !== undefined) jump(to);
    else if (command === "play" && target.closest("button, a") === null) playing.toggle();
    else return;
    event.preventDefault();
  };
  const [said, say] = createSignal("");
  // Told when it rests: not while it plays or somebody runs through it.
  createEffect(() => {
    const text = `${sharedWords().eventOf(cursor.seq(), cursor.last())}. ${line()?.text ?? ""}`;
    if (facts() === undefined || playing.isPlaying()) return;
    const timer = setTimeout(() => say(text), 400);
    onCleanup(() => clearTimeout(timer));
  });

  const Head = (): JSX.Element => (
    <Show when={facts()}>
      {(known) => (
        <header class="embed-head">
          <strong>{known().title}</strong>
          <bdi class="embed-name">{known().name}</bdi>
          <span class={`embed-verdict ${known().verdict.kind}`}>
            {sharedWords().verdict[known().verdict.kind]}
            <Show when={known().verdict.findings.length > 0}>
              {" · "}
              {sharedWords().findings(known().verdict.findings.length)}
            </Show>
          </span>
          <Show when={reader().eyes !== "all"}>
            <span class="embed-eyes">
              {words().eyesOf(nameOfEyes(reader().eyes, known().seats, sharedWords()))}
            </span>
          </Show>
          <Show when={props.address}>
            {(address) => (
              <a class="embed-open" href={address()} target="_blank" rel="noopener noreferrer">
                {words().openInAssize}
              </a>
            )}
          </Show>
        </header>
      )}
    </Show>
  );

  const drawn = () => {
    const [shown, looks] = [frame(), themes()];
    return shown === undefined || looks === undefined ? undefined : { shown, looks };
  };

  return (
    <div
      class="embed"
      role="group"
      lang={props.language}
      aria-label={words().title}
      on:keydown={onKey}
    >
      <Switch fallback={<p class="embed-wait quiet">{words().noLog}</p>}>
        <Match when={loading().kind === "failed" && (loading() as { message: string })}>
          {(failed) => (
            <p class="embed-wait embed-failed" role="alert">
              {failed().message}
            </p>
          )}
        </Match>
        <Match when={loading().kind === "under-way" && (loading() as { done: number; of: number })}>
          {(now) => (
            <label class="embed-wait">
              {words().opening}
              <progress {...(now().of > 0 ? { value: now().done, max: now().of } : {})} />
            </label>
          )}
        </Match>
        <Match when={facts()}>
          <Head />
          <div class="embed-board">
            <Show when={drawn()}>
              {(all) => (
                <Board
                  scene={all().shown.scene}
                  theme={all().looks[props.shade]}
                  printTheme={all().looks.print}
                  seq={all().shown.moment.seq}
                  changed={all().shown.changed}
                  before={peek(all().shown.moment.seq - 1)?.scene}
                  parts={all().shown.parts}
                  motionMs={playing.motionMs()}
                  language={props.language}
                  onSwipe={(direction) => {
                    playing.pause();
                    cursor.step(direction);
                  }}
                />
              )}
            </Show>
          </div>
          <p class="embed-text">
            <span class="quiet small">
              {cursor.seq() === 0
                ? sharedWords().start
                : sharedWords().eventOf(cursor.seq(), cursor.last())}
              <For each={line()?.outline ?? []}>{(part) => <> · {part}</>}</For>
            </span>
            <span>{line()?.text ?? frame()?.placeTitle ?? ""}</span>
          </p>
          <Show when={props.hasControls}>
            <Timeline
              lines={lines()}
              seq={cursor.seq()}
              last={cursor.last()}
              onSeek={(seq) => {
                playing.pause();
                cursor.seek(seq);
              }}
              onScrub={playing.setScrubbing}
              range={null}
              onRange={() => undefined}
              previewAt={peek}
              onHover={cursor.hover}
              theme={themes()?.[props.shade]}
              language={props.language}
            />
            <Controls
              seq={cursor.seq()}
              last={cursor.last()}
              onJump={jump}
              isPlaying={playing.isPlaying()}
              onToggle={playing.toggle}
              speed={playing.speed()}
              onSpeed={playing.setSpeed}
              hasTimes={facts()?.times?.some((time) => time !== null) ?? false}
              cutFromMs={playing.stay().cutFromMs}
              language={props.language}
            />
          </Show>
          <p class="unseen" role="status">
            {said()}
          </p>
        </Match>
      </Switch>
    </div>
  );
};
