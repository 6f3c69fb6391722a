// The table: the board, what is due, and the curtain between two seats. While the curtain is drawn, nothing of the game
// is on the page.
import { createEffect, on, Show, type JSX } from "solid-js";
import { createPicking } from "../session/picking.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Asked } from "./asked.tsx";
import { Curtain } from "./curtain.tsx";
import { GameOver } from "./game-over.tsx";
import { Happened } from "./happened.tsx";
import { createLeaving, LeavingAsked } from "./leaving.tsx";
import { messagesIn } from "./messages/messages.ts";
import type { OnTable } from "./on-table.ts";
import { SeatsFirst } from "./seats-first.tsx";
import { createTable, nameOfSeat, type Table } from "./table.ts";
import { TableBoard } from "./table-board.tsx";
import { TableTools } from "./table-tools.tsx";

const Covered = (props: { readonly table: Table; readonly onLeave: () => void }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <main class="at-curtain">
      <h1 class="unseen">{props.table.facts().title}</h1>
      <Curtain
        name={nameOfSeat(props.table, props.table.curtain() ?? 0)}
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
  // Whoever asks for a new game or for the start leaves the one on the table first.
  createEffect(on(session.panels.wayFromTable, () => leaving.leave(), { defer: true }));
  return (
    <>
      <Show
        when={!isCovered()}
        fallback={<Covered table={table} onLeave={session.panels.askNewGame} />}
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
            <TableTools table={table} onLeave={session.panels.askNewGame} />
          </div>
        </main>
      </Show>
      <LeavingAsked leaving={leaving} />
    </>
  );
};
