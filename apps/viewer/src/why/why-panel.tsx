// Why an event is legal here or not: the event of this moment, or one that somebody wishes to take next.
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import type { GameEventData, Moment } from "../protocol/protocol.ts";
import { createAnswer } from "../session/answer.ts";
import { problemOf } from "../session/films.ts";
import { useSession } from "../session/session.tsx";
import { useWords } from "../session/words.ts";
import { MESSAGES } from "./messages/messages.ts";
import { Reasons } from "./reasons.tsx";
import { WishForm } from "./wish-form.tsx";
import "./why.css";

type Subject = "this" | "wish";

export const WhyPanel = (): JSX.Element => {
  const { client, cursor, facts, panels, reader } = useSession();
  const words = useWords(MESSAGES);
  const [subject, setSubject] = createSignal<Subject>("this");
  const [wished, setWished] = createSignal<GameEventData | null>(null);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const fail = (failure: unknown): void => void setTrouble(problemOf(failure).message);

  const question = createMemo(() => {
    const moment = cursor.moment();
    setTrouble(null);
    if (moment === undefined) return undefined;
    if (subject() === "wish") {
      const event = wished();
      return event === null ? undefined : { moment, event, reader: reader() };
    }
    // The event of a moment was decided upon at the moment before it.
    if (moment.seq === 0) return undefined;
    const before: Moment = { ...moment, seq: moment.seq - 1 };
    return { moment: before, event: null, reader: reader() };
  });
  const why = createAnswer(question, (ask) => client().ask("why", ask), fail);
  const toChoose = createMemo(() => {
    const moment = cursor.moment();
    return moment === undefined || subject() === "this"
      ? undefined
      : { moment, seat: null, reader: reader() };
  });
  const choices = createAnswer(toChoose, (ask) => client().ask("choices", ask), fail);

  const SubjectButton = (props: { readonly subject: Subject }): JSX.Element => (
    <button
      type="button"
      class="button small"
      aria-pressed={subject() === props.subject}
      onClick={() => setSubject(props.subject)}
    >
      {props.subject === "this" ? words().thisEvent(cursor.seq()) : words().another}
    </button>
  );

  return (
    <div class="panel-body why">
      <div class="why-subject" role="group" aria-label={words().about}>
        <SubjectButton subject="this" />
        <SubjectButton subject="wish" />
      </div>
      <Show when={subject() === "this" && cursor.seq() === 0}>
        <p class="quiet">{words().nothingYet}</p>
      </Show>
      <Show when={subject() === "wish" && choices()}>
        {(known) => <WishForm choices={known()} seats={facts()?.seats ?? []} onWish={setWished} />}
      </Show>
      <Show when={trouble()}>
        {(message) => (
          <p class="card failed" role="alert">
            {message()}
          </p>
        )}
      </Show>
      <Show when={why()}>
        {(known) => (
          <Reasons
            why={known()}
            onReadClause={panels.showClause}
            onAlternative={(event) => {
              if (subject() === "this") cursor.step(-1);
              setSubject("wish");
              setWished(event);
            }}
          />
        )}
      </Show>
    </div>
  );
};
