// What narrows the log down, and what it has come to: a search, and folded behind it the choices.
import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import type { Line, Seat } from "../../protocol/protocol.ts";
import type { Range } from "../../history-view/cursor.ts";
import type { Filters } from "../../session/filters.ts";
import { Select } from "../../kit/select.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

const CLASSES = [
  "decision",
  "chance",
  "outside",
  "consequence",
  "record",
] as const satisfies readonly Line["class"][];

interface Props {
  readonly filters: Filters;
  readonly seats: readonly Seat[];
  readonly listed: number;
  readonly of: number;
  readonly range: Range | null;
  readonly isFiltering: boolean;
  /** What a clause says, by its id. */
  readonly statementOf: (clause: string) => string;
  readonly onChange: (change: Partial<Filters>) => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
}

const Choices = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <>
      <Select
        class="small"
        label={words().seat}
        options={[
          { value: "", text: words().anySeat },
          ...props.seats.map(({ label }, index) => ({ value: String(index), text: label })),
        ]}
        value={String(props.filters.seat ?? "")}
        onChange={(value) => props.onChange({ seat: value === "" ? null : Number(value) })}
      />
      <Select
        class="small"
        label={words().class}
        options={[
          { value: "", text: words().anyClass },
          ...CLASSES.map((each) => ({ value: each, text: words().classes[each] })),
        ]}
        value={props.filters.class ?? ""}
        onChange={(value) =>
          props.onChange({ class: value === "" ? null : (value as Line["class"]) })
        }
      />
      <button
        type="button"
        class="button small"
        aria-pressed={props.filters.findingsOnly}
        onClick={() => props.onChange({ findingsOnly: !props.filters.findingsOnly })}
      >
        <Icon name="warning" />
        <span class="unseen">{words().findingsOnly}</span>
      </button>
      <button type="button" class="button plain small" onClick={() => props.onCopy()}>
        {words().copy}
      </button>
    </>
  );
};

export const FilterBar = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const [isOpen, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        class="field words"
        type="search"
        placeholder={words().search}
        aria-label={words().search}
        value={props.filters.words}
        onInput={(event) => props.onChange({ words: event.currentTarget.value })}
      />
      <button
        type="button"
        class="button small filter-more"
        aria-expanded={isOpen()}
        aria-controls={id}
        onClick={() => setOpen(!isOpen())}
      >
        {words().narrow}
      </button>
      <div class="filter-choices" id={id} hidden={!isOpen()}>
        <Choices {...props} />
      </div>
      <Show when={props.filters.clause}>
        {(clause) => (
          <button
            type="button"
            class="chip filter-clause"
            aria-pressed="true"
            onClick={() => props.onChange({ clause: null })}
          >
            <span>{props.statementOf(clause())}</span> ×
          </button>
        )}
      </Show>
      <div class="filter-foot" hidden={!isOpen() && !props.isFiltering && props.range === null}>
        <span class="quiet small">
          {words().listed(props.listed, props.of)}
          <Show when={props.range}>
            {(range) => <> · {words().range(range().from, range().to)}</>}
          </Show>
        </span>
        <Show when={props.isFiltering || props.range !== null}>
          <button type="button" class="button plain small" onClick={() => props.onClear()}>
            {words().clear}
          </button>
        </Show>
      </div>
    </form>
  );
};
