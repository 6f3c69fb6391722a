// Asking whether an event is legal: the event of the moment, or one that somebody would like to take next. Knows the
// session and what is asked about; shows nothing.
import { type Accessor, createMemo, createSignal } from "solid-js";
import { problemOf } from "../../protocol/client.ts";
import type { Choices, WrittenEvent, Moment, Why } from "../../protocol/protocol.ts";
import { createAnswer } from "../../history-view/answer.ts";
import type { Inquired } from "../../session/chart-look.ts";
import { useSession } from "../../session/session.tsx";

export interface Inquiry {
  readonly inquired: Inquired;
  /** Undefined where nothing is asked yet, or the answer is on its way. */
  readonly why: Accessor<Why | undefined>;
  /** What is legal now; only while somebody wishes. */
  readonly choices: Accessor<Choices | undefined>;
  readonly trouble: Accessor<string | null>;
  /** Asks about an event that is legal in place of the one that was asked about. */
  readonly askInstead: (event: WrittenEvent) => void;
}

export const createInquiry = (inquired: Inquired): Inquiry => {
  const { client, cursor, reader } = useSession();
  const { isWishing, setWishing, wished, setWished } = inquired;
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const fail = (failure: unknown): void => void setTrouble(problemOf(failure).message);
  const question = createMemo(() => {
    const moment = cursor.moment();
    setTrouble(null);
    if (moment === undefined) return undefined;
    if (isWishing()) {
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
    return moment === undefined || !isWishing()
      ? undefined
      : { moment, seat: null, reader: reader() };
  });
  const choices = createAnswer(toChoose, (ask) => client().ask("choices", ask), fail);
  return {
    inquired,
    why,
    choices,
    trouble,
    askInstead: (event) => {
      if (!isWishing()) cursor.step(-1);
      setWishing(true);
      setWished(event);
    },
  };
};
