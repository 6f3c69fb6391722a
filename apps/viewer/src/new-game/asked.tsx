// The one thing that the table asks for now: to follow what happened, to hand the device on, or to decide.
import { Match, Switch, type JSX } from "solid-js";
import type { Picking } from "../session/picking.ts";
import { useMessages } from "../kit/use-messages.ts";
import { Due } from "./due.tsx";
import { messagesIn } from "./messages/messages.ts";
import { Presenter } from "./presenter.tsx";
import { nameOfSeat, type Table } from "./table.ts";

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
export const Asked = (props: { readonly table: Table; readonly picking: Picking }): JSX.Element => {
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
        {(presenting) => <Presenter presenting={presenting()} table={props.table} />}
      </Match>
      <Match when={props.table.isOpen()}>
        <Opened
          name={nameOfSeat(props.table, props.table.curtain() ?? 0)}
          onNext={() => props.table.setOpen(false)}
        />
      </Match>
      <Match when={due()}>
        {(next) => <Due table={props.table} next={next()} picking={props.picking} />}
      </Match>
    </Switch>
  );
};
