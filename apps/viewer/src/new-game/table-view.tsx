// The table: the board, what is due, and the curtain between two seats. While the curtain is drawn, nothing of the game
// is on the page.
import { createEffect, createSignal, For, on, Show, type JSX } from "solid-js";
import { Board } from "../board/board.tsx";
import { BoardPicking } from "../panels/what-if/board-picking.tsx";
import { ChoicePicker } from "../panels/what-if/choice-picker.tsx";
import { saveLog } from "../kit/save-file.ts";
import type { Choices } from "../protocol/protocol.ts";
import { createPicking, type Picking } from "../session/picking.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Curtain } from "./curtain.tsx";
import { Discard, type Discarded } from "./discard.tsx";
import { GameOver } from "./game-over.tsx";
import { GoBack } from "./go-back.tsx";
import { messagesIn } from "./messages/messages.ts";
import { forgetTable } from "./saved-table.ts";
import { SeatsFirst } from "./seats-first.tsx";
import { createTable, type OnTable, type Table } from "./table.ts";

/** The newest lines that stand beside the board. */
const LINES_SHOWN = 6;

const nameIn = (table: Table, seat: number): string =>
  table.facts().seats[seat]?.name ?? String(seat);

const Due = (props: {
  readonly table: Table;
  readonly next: Choices;
  readonly onPoint: (keys: readonly string[]) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const isEmpty = (choices: Choices): boolean =>
    choices.list.length === 0 && Object.keys(choices.forms).length === 0;
  return (
    <section class="due" aria-labelledby="due-title">
      <h2 id="due-title" tabindex="-1">
        {props.next.kind === "chance"
          ? words().chance
          : words().decides(nameIn(props.table, props.next.seat ?? 0))}
      </h2>
      <Show when={props.next.kind === "chance"}>
        <button type="button" class="button primary" onClick={() => props.table.draw()}>
          {words().drawHere}
        </button>
        <Show
          when={props.next.secret && props.table.choices()?.list.length === 0}
          fallback={<p class="small quiet">{words().orEnter}</p>}
        >
          <button type="button" class="button" onClick={() => props.table.enter()}>
            {words().enterSecret}
          </button>
        </Show>
      </Show>
      <Show when={props.table.choices()}>
        {(choices) => (
          <Show when={!(props.next.secret && choices().list.length === 0) && !isEmpty(choices())}>
            <ChoicePicker
              choices={choices()}
              check={props.table.check}
              onTake={props.table.take}
              onPoint={(choice) => props.onPoint(choice?.keys ?? [])}
            />
          </Show>
        )}
      </Show>
      <Show when={!props.next.secret}>
        <SeatsFirst seats={props.table.others()} onChoose={props.table.letDecide} />
      </Show>
    </section>
  );
};

const Tools = (props: { readonly table: Table; readonly onEnd: () => void }): JSX.Element => {
  const { openLogs, panels } = useSession();
  const words = useMessages(messagesIn);
  const nameOf = (part: string): string => `${props.table.facts().game}${part}.jsonl`;
  const save = async (): Promise<void> =>
    saveLog({ name: nameOf(""), text: await props.table.log() });
  const watch = async (): Promise<void> => {
    const bytes = new TextEncoder().encode(await props.table.log());
    if (await openLogs.open({ name: nameOf(""), bytes, address: null })) panels.setAtTable(false);
  };
  const isOver = () => props.table.next()?.kind === "none";
  const [discarding, setDiscarding] = createSignal<Discarded>();
  /** A game that the browser goes on keeping can be left without a question. */
  const leave = async (): Promise<void> => {
    if (!isOver() && props.table.isSaved()) return props.onEnd();
    setDiscarding({ title: props.table.facts().title, text: await props.table.log() });
  };
  return (
    <div class="table-tools">
      <button type="button" class="button small" onClick={() => void save()}>
        {words().save}
      </button>
      <Show when={props.table.left()}>
        {(text) => (
          <button
            type="button"
            class="button small"
            onClick={() => saveLog({ name: nameOf("-before"), text: text() })}
          >
            {words().saveLeft}
          </button>
        )}
      </Show>
      <Show when={isOver()}>
        <button type="button" class="button small primary" onClick={() => void watch()}>
          {words().watch}
        </button>
      </Show>
      <button type="button" class="button small" onClick={() => void leave()}>
        {isOver() ? words().another : words().leave}
      </button>
      <Show when={discarding()}>
        {(game) => (
          <Discard
            game={game()}
            onKeep={() => setDiscarding(undefined)}
            onDiscard={() => {
              if (isOver()) forgetTable();
              props.onEnd();
            }}
          />
        )}
      </Show>
      <p class="small quiet">{props.table.isSaved() ? words().saved : words().notSaved}</p>
    </div>
  );
};

const TableBoard = (props: { readonly table: Table; readonly picking: Picking }): JSX.Element => {
  const { playing, preferences } = useSession();
  const words = useMessages(messagesIn);
  const drawn = () => {
    const frame = props.table.frame();
    const looks = props.table.themes();
    return frame === undefined || looks === undefined ? undefined : { frame, looks };
  };
  return (
    <section class="table-board" aria-label={words().board}>
      <p class="table-now">
        <span class="small quiet">{props.table.frame()?.outline.join(" · ")}</span>
        <Show when={props.table.moment().branch !== 0}>
          <strong class="table-branch">{words().branch}</strong>
        </Show>
        <Show when={typeof props.table.eyes() === "number"}>
          <strong class="table-eyes">
            {words().seenBy(nameIn(props.table, Number(props.table.eyes())))}
          </strong>
        </Show>
      </p>
      <Show when={drawn()}>
        {(all) => (
          <Board
            scene={all().frame.scene}
            theme={all().looks[preferences.shade()]}
            printTheme={all().looks.print}
            seq={all().frame.moment.seq}
            event={all().frame.event}
            parts={all().frame.parts}
            pickable={props.picking.pickable()}
            onPick={props.picking.pick}
            pointedOut={props.picking.pointedOut()}
            motionMs={playing.motionMs()}
            language={preferences.language()}
          />
        )}
      </Show>
    </section>
  );
};

const Happened = (props: { readonly table: Table }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <section class="table-log" aria-labelledby="table-log-title">
      <h3 id="table-log-title">{words().happened(props.table.moment().seq)}</h3>
      <ol reversed start={props.table.moment().seq}>
        <For each={props.table.lines().slice(-LINES_SHOWN).toReversed()}>
          {(line) => <li>{line.text}</li>}
        </For>
      </ol>
    </section>
  );
};

export const TableView = (props: {
  readonly game: OnTable;
  readonly onEnd: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const table = createTable(useSession(), props.game);
  const picking = createPicking();
  // Whoever has just decided, or taken the device, goes on at what is due now.
  createEffect(
    on([table.next, table.curtain], ([, curtain]) => {
      if (curtain === null)
        queueMicrotask(() => document.getElementById("due-title")?.focus({ preventScroll: true }));
    }),
  );
  const due = () => {
    const next = table.next();
    return next === undefined || next.kind === "none" ? undefined : next;
  };
  return (
    <Show
      when={table.curtain() === null}
      fallback={
        <main class="at-curtain">
          <h1 class="unseen">{table.facts().title}</h1>
          <Curtain name={nameIn(table, table.curtain() ?? 0)} onLift={table.lift}>
            <SeatsFirst seats={table.others()} onChoose={table.letDecide} />
          </Curtain>
        </main>
      }
    >
      <main class="table" aria-busy={table.isBusy()}>
        <h1 class="unseen">{table.facts().title}</h1>
        <TableBoard table={table} picking={picking} />
        <div class="table-side">
          <Show when={table.trouble()}>
            {(message) => (
              <p class="card failed" role="alert">
                {message()}
              </p>
            )}
          </Show>
          <Show
            when={due()}
            fallback={
              <p class="quiet" role="status">
                {table.next() === undefined ? words().waiting : ""}
              </p>
            }
          >
            {(next) => <Due table={table} next={next()} onPoint={picking.setPointedOut} />}
          </Show>
          <Show when={table.next()?.kind === "none"}>
            <GameOver facts={table.facts()} />
          </Show>
          <BoardPicking
            choices={table.choices()}
            picking={picking}
            careful={true}
            onTake={table.take}
          />
          <Happened table={table} />
          <GoBack lines={table.lines()} onGoBack={table.goBack} />
          <Tools table={table} onEnd={props.onEnd} />
        </div>
      </main>
    </Show>
  );
};
