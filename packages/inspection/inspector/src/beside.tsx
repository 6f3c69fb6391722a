// The part of the page beside an actor's machine: its breakpoints, the box to send it an event, and its context.
import type { JSX } from "solid-js";
import type { Plain } from "@assize/inspection-observe";
import { Breakpoints } from "./breakpoints.tsx";
import { ContextTree } from "./context-tree.tsx";
import type { Messages } from "./messages/messages.ts";
import type { SeenActor } from "./seen.ts";
import { SendBox } from "./send-box.tsx";
import type { Sending } from "./sending.ts";
import type { Orders } from "./stops.ts";

export const Beside = (props: {
  readonly actor: SeenActor;
  readonly context: Plain;
  readonly sending: Sending;
  readonly stops: Orders;
  readonly words: Messages;
}): JSX.Element => (
  <div class="beside">
    <section aria-labelledby="breakpoints">
      <h2 id="breakpoints">{props.words.breakpoints}</h2>
      <Breakpoints
        holding={props.actor.holding}
        stopped={props.actor.stopped}
        stops={props.stops}
        words={props.words}
      />
    </section>
    <section aria-labelledby="sending">
      <h2 id="sending">{props.words.send}</h2>
      <SendBox
        draft={props.sending.draft()}
        refusal={props.sending.refusal()}
        stopped={props.actor.stopped}
        words={props.words}
        onDraft={props.sending.setDraft}
        onSend={props.sending.send}
      />
    </section>
    <section aria-labelledby="context">
      <h2 id="context">{props.words.context}</h2>
      <ContextTree value={props.context} words={props.words} />
    </section>
  </div>
);
