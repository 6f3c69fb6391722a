// What the reader rules on one finding: one of four answers, and why. Knows no game.
import { ARBITRATION_RULINGS, type FindingCode } from "@assize/kernel-model";
import { Show, type JSX } from "solid-js";
import { Select } from "../../../kit/select.tsx";
import { useMessages } from "../../../kit/use-messages.ts";
import { type Draft, LONGEST_REASON } from "../../../session/rulings.ts";
import { useSession } from "../../../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";
import "./rulings.css";

const NONE = "none";

const Penalty = (props: {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const { facts } = useSession();
  const seats = () => facts()?.seats ?? [];
  return (
    <div class="ruling-penalty">
      <label>
        {words().seat}
        <Select
          options={seats().map(({ name }, seat) => ({ value: String(seat), text: name }))}
          value={String(props.draft.seat)}
          onChange={(seat) => props.onChange({ seat: Number(seat) })}
        />
      </label>
      <label>
        {words().place}
        <Select
          options={seats()
            .slice(1)
            .map((_, index) => ({ value: String(index + 2), text: String(index + 2) }))}
          value={String(props.draft.place)}
          onChange={(place) => props.onChange({ place: Number(place) })}
        />
      </label>
    </div>
  );
};

export const RulingForm = (props: {
  readonly line: number;
  readonly code: FindingCode;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const { rulings } = useSession();
  const draft = () => rulings.at(props.line, props.code);
  const change = (changes: Partial<Draft>): void => rulings.write({ ...draft(), ...changes });
  const answers = () => [
    { value: NONE, text: words().none },
    ...ARBITRATION_RULINGS.map((value) => ({ value, text: words().answers[value] })),
  ];
  return (
    <div class="ruling-form" data-ruling-on={`${props.line} ${props.code}`}>
      <label>
        {words().ruling}
        <Select
          options={answers()}
          value={draft().ruling ?? NONE}
          onChange={(value) =>
            change({ ruling: ARBITRATION_RULINGS.find((one) => one === value) ?? null })
          }
        />
      </label>
      <Show when={draft().ruling !== null}>
        <Show when={draft().ruling === "penalty"}>
          <Penalty draft={draft()} onChange={change} />
        </Show>
        <label>
          {words().reason}
          <textarea
            class="field"
            rows="2"
            maxlength={LONGEST_REASON}
            value={draft().reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </label>
      </Show>
    </div>
  );
};
