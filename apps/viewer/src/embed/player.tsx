// An embedded replay as it is seen: whose game, the board, what happened, and the controls where they are wanted.
// A function of a replay; knows no game.
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  onCleanup,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import type { Language } from "@assize/kernel-model";
import { HeldNote } from "../kit/held-note.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { nameOfEyes } from "../kit/name-of-eyes.ts";
import { Board } from "../board/board.tsx";
import { type CommandName, commandOf } from "../kit/keys.ts";
import { captionOf } from "../history-view/caption.ts";
import { markOrEnd } from "../history-view/steps.ts";
import { Controls, type Jump } from "../timeline/controls.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import type { HistoryFacts } from "../protocol/protocol.ts";
import { messagesIn } from "./messages/messages.ts";
import type { Loading, Replay } from "./replay.ts";

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

/** Whoever stops for so long wants to hear it. */
const REST_MS = 400;

const TAKES_KEYS = "input, select, textarea, [role=slider]";

/** Goes where a button leads. */
const jumpIn = ({ cursor, lines, playing }: Replay, to: Jump): void => {
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

const onKeyIn = (replay: Replay, event: KeyboardEvent): void => {
  const [target] = event.composedPath();
  if (event.defaultPrevented || !(target instanceof Element) || target.matches(TAKES_KEYS)) return;
  const command = commandOf(event);
  const to = command === undefined ? undefined : JUMPS[command];
  if (to !== undefined) jumpIn(replay, to);
  else if (command === "play" && target.closest("button, a") === null) replay.playing.toggle();
  else return;
  event.preventDefault();
};

const Head = (props: PlayerProps & { readonly facts: HistoryFacts }): JSX.Element => {
  const words = () => messagesIn(props.language);
  const sharedWords = () => sharedIn(props.language);
  const eyes = () => props.replay.reader().eyes;
  return (
    <header class="embed-head">
      <strong>{props.facts.title}</strong>
      <bdi class="embed-name">{props.facts.name}</bdi>
      <span class={`embed-verdict ${props.facts.verdict.kind}`}>
        {sharedWords().verdict[props.facts.verdict.kind]}
        <Show when={props.facts.causes > 0}>
          {" · "}
          {sharedWords().findings(props.facts.causes, props.facts.verdict.findings.length)}
        </Show>
      </span>
      <Show when={eyes() !== "all"}>
        <span class="embed-eyes">
          {words().eyesOf(nameOfEyes(eyes(), props.facts.seats, sharedWords()))}
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
  );
};

const Drawing = (props: PlayerProps): JSX.Element => {
  const { cursor, frame, lineAt, playing, themes } = props.replay;
  const isFinding = () => (lineAt(frame()?.moment.seq ?? 0)?.findings.length ?? 0) > 0;
  const drawn = () => {
    const [shown, looks] = [frame(), themes()];
    return shown === undefined || looks === undefined ? undefined : { shown, looks };
  };
  return (
    <div class="embed-board">
      <Show when={drawn()}>
        {(all) => (
          <Board
            scene={all().shown.scene}
            theme={all().looks[props.shade]}
            seq={all().shown.moment.seq}
            event={all().shown.event}
            parts={all().shown.parts}
            isQuiet={isFinding()}
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
  );
};

/** What has just happened, seen and heard: heard when it rests, not while it plays or somebody runs through it. */
const Happened = (props: PlayerProps): JSX.Element => {
  const { cursor, findings, frame, impacts, lineAt, playing } = props.replay;
  const sharedWords = () => sharedIn(props.language);
  const line = () => lineAt(cursor.seq());
  // Findings and what they came to are asked for at the first one.
  const told = createMemo(() => {
    const isFinding = (line()?.findings.length ?? 0) > 0;
    return isFinding
      ? captionOf(line(), findings() ?? [], impacts())
      : captionOf(line(), [], undefined);
  });
  const where = () => sharedWords().eventOf(cursor.seq(), cursor.last());
  const [said, setSaid] = createSignal("");
  createEffect(() => {
    const text = `${where()}. ${told().text ?? ""} ${told().effect ?? ""}`.trimEnd();
    if (playing.isPlaying()) return;
    const timer = setTimeout(() => setSaid(text), REST_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <>
      <p class="embed-text" classList={{ found: told().isFinding }}>
        <span class="quiet small">
          {cursor.seq() === 0 ? sharedWords().start : where()}
          <For each={line()?.outline ?? []}>{(part) => <> · {part}</>}</For>
        </span>
        <span>{told().text ?? frame()?.placeTitle ?? ""}</span>
        <Show when={told().effect}>{(effect) => <span class="quiet">{effect()}</span>}</Show>
      </p>
      <HeldNote deviation={line()?.deviation} language={props.language} />
      <p class="unseen" role="status">
        {said()}
      </p>
    </>
  );
};

const Transport = (props: PlayerProps): JSX.Element => {
  const { cursor, facts, lines, peek, playing, themes } = props.replay;
  return (
    <>
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
        onHover={cursor.setHovered}
        theme={themes()?.[props.shade]}
        language={props.language}
      />
      <Controls
        seq={cursor.seq()}
        last={cursor.last()}
        onJump={(jump) => jumpIn(props.replay, jump)}
        isPlaying={playing.isPlaying()}
        onToggle={playing.toggle}
        speed={playing.speed()}
        onSpeed={playing.setSpeed}
        hasTimes={facts()?.times?.some((time) => time !== null) ?? false}
        cutFromMs={playing.stay().cutFromMs}
        language={props.language}
      />
    </>
  );
};

const isUnderWay = (loading: Loading) => loading.kind === "under-way" && loading;
const isFailed = (loading: Loading) => loading.kind === "failed" && loading;

export const Player = (props: PlayerProps): JSX.Element => {
  const { facts, loading } = props.replay;
  const words = () => messagesIn(props.language);
  return (
    <div
      class="embed"
      role="group"
      lang={props.language}
      aria-label={words().title}
      on:keydown={(event: KeyboardEvent) => onKeyIn(props.replay, event)}
    >
      <Switch fallback={<p class="embed-wait quiet">{words().noLog}</p>}>
        <Match when={isFailed(loading())}>
          {(failed) => (
            <p class="embed-wait embed-failed" role="alert">
              {failed().message}
            </p>
          )}
        </Match>
        <Match when={isUnderWay(loading())}>
          {(now) => (
            <label class="embed-wait">
              {words().opening}
              <progress {...(now().of > 0 ? { value: now().done, max: now().of } : {})} />
            </label>
          )}
        </Match>
        <Match when={facts()}>
          {(known) => (
            <>
              <Head {...props} facts={known()} />
              <Drawing {...props} />
              <Happened {...props} />
              <Show when={props.hasControls}>
                <Transport {...props} />
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
};
