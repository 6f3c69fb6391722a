// What is sent to an actor from the page, and what comes back. Knows no page.
import { type Accessor, batch, createMemo, createSignal } from "solid-js";
import type { PlainEvent } from "@assize/inspection-observe";
import type { Connection } from "./connection.ts";
import type { SeenActor } from "./seen.ts";

/** What is sent from here, and the answer to what was last sent, if it was a refusal. */
export const createSending = (
  connection: Connection,
  actor: Accessor<SeenActor | undefined>,
  onSent: (session: string) => void,
) => {
  const [draft, setDraft] = createSignal("");
  /** How much the actor had been told when an event was last sent from here. */
  const [sentAfter, setSentAfter] = createSignal(Infinity);
  const refusal = createMemo(() => {
    const answers = actor()?.entries.filter(({ index }) => index >= sentAfter()) ?? [];
    return answers.map(({ told }) => told).findLast((told) => told.kind === "refused");
  });
  const send = (event: PlainEvent): void => {
    const to = actor();
    if (to === undefined || connection.kind === "refused") return;
    const { receiver } = connection;
    batch(() => {
      onSent(to.session);
      setSentAfter(to.told);
    });
    receiver.send(to.session, event);
  };
  return { draft, setDraft, refusal, send };
};

export type Sending = ReturnType<typeof createSending>;
