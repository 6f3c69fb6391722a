// The table: the board, what is due, and the curtain between two seats. While the curtain is drawn, nothing of the game
// is on the page.
import { createEffect, createSignal, For, Match, on, Show, Switch, type JSX } from "solid-js";
import { Board } from "../board/board.tsx";
import { saveLog } from "../kit/save-file.ts";
import type { Choices, Line } from "../protocol/protocol.ts";
import { createPicking, type Picking } from "../session/picking.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Curtain } from "./curtain.tsx";
import { GameOver } from "./game-over.tsx";
import { createLeaving, LeavingAsked } from "./leaving.tsx";
import { messagesIn } from "./messages/messages.ts";
import { Presenter } from "./presenter.tsx";
import { firstTakenBack, takenBackFrom } from "./played-lines.ts";
import { SeatsFirst } from "./seats-first.tsx";
import { createTable, type OnTable, type Table } from "./table.ts";
import { TableChoice } from "./table-choice.tsx";
import { TakeBack } from "./take-back.tsx";

/** The newest lines that stand beside the board. */
const LINES_SHOWN = 6;

const nameIn = (table: Table, seat: number): string =>
  table.facts().seats[seat]?.name ?? String(seat);

/** Chance: drawn here with one tap, or entered by hand on a screen of its own. */
const Chance = (props: { readonly table: Table; readonly next: Choices }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <>
      <button type="button" class="button primary main-act" onClick={() => props.table.draw()}>
        {words().drawHere}
      </button>
      <button type="button" class="button" onClick={() => props.table.enter(true)}>
        {props.next.secret ? words().enterSecret : words().enter}
      </button>
    </>
  );
};

const Due = (props: {
  readonly table: Table;
  readonly next: Choices;
  readonly picking: Picking;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const name = () => nameIn(props.table, props.next.seat ?? 0);
  const isChance = () => props.next.kind === "chance";
  return (
    <section class="due" aria-labelledby="due-title">
      <h2 id="due-title" tabindex="-1">
        {isChance()
          ? words().chance
          : props.next.secret
            ? words().inSecret(name())
            : words().decides(name())}
      </h2>
      <Show when={isChance()}>
        <p>{props.table.frame()?.placeTitle}</p>
      </Show>
      <Show
        when={!isChance() || props.table.isEntering()}
        fallback={<Chance table={props.table} next={props.next} />}
      >
        <Show when={props.table.choices()}>
          {(choices) => (
            <TableChoice
              choices={choices()}
              isCovered={props.next.secret && !isChance()}
              plan={props.table.plan}
              check={props.table.check}
              picking={props.picking}
              onTake={props.table.take}
            />
          )}
        </Show>
        <Show when={isChance()}>
          <button type="button" class="button" onClick={() => props.table.enter(false)}>
            {words().drawInstead}
          </button>
        </Show>
      </Show>
      <Show when={!props.next.secret}>
        <SeatsFirst seats={props.table.others()} onChoose={props.table.letDecide} />
      </Show>
    </section>
  );
};

const Undo = (props: { readonly table: Table }): JSX.Element => {
  const words = useMessages(messagesIn);
  const [isOpen, setOpen] = createSignal(false);
  const canUndo = () => takenBackFrom(props.table.lines(), props.table.players).length > 0;
  return (
    <>
      <button
        type="button"
        class="button small"
        disabled={!canUndo()}
        onClick={() => setOpen(true)}
      >
        {words().undo}
      </button>
      <Show when={isOpen()}>
        <TakeBack
          lines={props.table.lines()}
          players={props.table.players}
          names={props.table.facts().seats.map(({ name }) => name)}
          onTakeBack={props.table.takeBack}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  );
};

const Tools = (props: { readonly table: Table; readonly onLeave: () => void }): JSX.Element => {
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
  return (
    <div class="table-tools">
      <Undo table={props.table} />
      <button type="button" class="button small" onClick={() => void save()}>
        {words().save}
      </button>
      <Show when={isOver()}>
        <button type="button" class="button small primary" onClick={() => void watch()}>
          {words().watch}
        </button>
      </Show>
      <button type="button" class="button small" onClick={() => props.onLeave()}>
        {isOver() ? words().another : words().leave}
      </button>
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
        <span class="small quiet">{props.table.where().join(" · ")}</span>
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
  /** People know what was taken back by what happened, not by its number. */
  const textOf = (line: Line): string => {
    const first = firstTakenBack(props.table.lines(), line);
    return first === undefined ? line.text : words().takenBack(first.text);
  };
  return (
    <section class="table-log" aria-labelledby="table-log-title">
      <h3 id="table-log-title">{words().happened(props.table.lines().at(-1)?.seq ?? 0)}</h3>
      <ol reversed start={props.table.lines().at(-1)?.seq ?? 0}>
        <For each={props.table.lines().slice(-LINES_SHOWN).toReversed()}>
          {(line) => <li>{textOf(line)}</li>}
        </For>
      </ol>
    </section>
  );
};

/** What everybody looks at before the next one takes the device. */
const Opened = (props: { readonly name: string; readonly onNext: () => void }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <section class="due opened" aria-labelledby="due-title">
      <h2 id="due-title" tabindex="-1">
        {words().isNext(props.name)}
      </h2>
      <button type="button" class="button primary main-act" onClick={() => props.onNext()}>
        {words().next}
      </button>
    </section>
  );
};

/** The one thing that the table asks for now. */
const Asked = (props: { readonly table: Table; readonly picking: Picking }): JSX.Element => {
  const words = useMessages(messagesIn);
  const due = () => {
    const next = props.table.next();
    return next === undefined || next.kind === "none" ? undefined : next;
  };
  return (
    <Switch
      fallback={
        <p class="quiet" role="status">
          {props.table.next() === undefined ? words().waiting : ""}
        </p>
      }
    >
      <Match when={props.table.presenting()}>
        {(presenting) => (
          <Presenter
            presenting={presenting()}
            lines={props.table.lines()}
            names={props.table.facts().seats.map(({ name }) => name)}
            onNext={props.table.presentNext}
            onBack={props.table.presentBack}
            onSkip={props.table.presentEnd}
          />
        )}
      </Match>
      <Match when={props.table.isOpen()}>
        <Opened
          name={nameIn(props.table, props.table.curtain() ?? 0)}
          onNext={() => props.table.setOpen(false)}
        />
      </Match>
      <Match when={due()}>
        {(next) => <Due table={props.table} next={next()} picking={props.picking} />}
      </Match>
    </Switch>
  );
};

const Covered = (props: { readonly table: Table; readonly onLeave: () => void }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <main class="at-curtain">
      <h1 class="unseen">{props.table.facts().title}</h1>
      <Curtain
        name={nameIn(props.table, props.table.curtain() ?? 0)}
        onLift={() => props.table.lift()}
      >
        <SeatsFirst seats={props.table.others()} onChoose={props.table.letDecide} />
        <p class="others">
          <button type="button" class="button small" onClick={() => props.table.setOpen(true)}>
            {words().openBoard}
          </button>
          <button type="button" class="button small" onClick={() => props.onLeave()}>
            {words().leave}
          </button>
        </p>
      </Curtain>
    </main>
  );
};

export const TableView = (props: {
  readonly game: OnTable;
  readonly onEnd: () => void;
}): JSX.Element => {
  const session = useSession();
  const table = createTable(session, props.game);
  const leaving = createLeaving(table, () => props.onEnd());
  const picking = createPicking();
  const isCovered = () => table.curtain() !== null && !table.isOpen();
  // Whoever has just decided, or taken the device, goes on at what is due now.
  createEffect(
    on([table.next, isCovered, table.presenting, table.isOpen], ([, covered]) => {
      if (!covered)
        queueMicrotask(() => document.getElementById("due-title")?.focus({ preventScroll: true }));
    }),
  );
  // Whoever asks for a new game leaves the one on the table first.
  createEffect(on(session.panels.newGamesAsked, () => leaving.leave(), { defer: true }));
  return (
    <>
      <Show
        when={!isCovered()}
        fallback={<Covered table={table} onLeave={() => leaving.leave()} />}
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
            <Asked table={table} picking={picking} />
            <Show when={table.next()?.kind === "none" && table.presenting() === null}>
              <GameOver facts={table.facts()} />
            </Show>
            <Happened table={table} />
            <Tools table={table} onLeave={() => leaving.leave()} />
          </div>
        </main>
      </Show>
      <LeavingAsked leaving={leaving} />
    </>
  );
};
