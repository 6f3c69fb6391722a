// The log of the branch that is watched: filtered, in step with the cursor, copied as text.
import { createMemo, Show, type JSX } from "solid-js";
import { filterLines, isFiltering, NO_FILTERS } from "../../session/filters.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { FilterBar } from "./filter-bar.tsx";
import { LineList } from "./line-list.tsx";
import { textOfLines } from "../../kit/text-of-lines.ts";
import { messagesIn } from "./messages/messages.ts";
import "./log.css";

export const LogPanel = (): JSX.Element => {
  const { cursor, facts, filters, lines, notes, playing, rulebook, setNotice } = useSession();
  const words = useMessages(messagesIn);
  const { chosen, choose } = filters;
  const listed = createMemo(() => filterLines(lines(), chosen(), cursor.range()));
  const seats = () => facts()?.seats ?? [];
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(textOfLines(listed()));
      setNotice(words().copied(listed().length));
    } catch {
      setNotice(words().notCopied);
    }
  };
  return (
    <div class="log">
      <FilterBar
        filters={chosen()}
        seats={seats()}
        listed={listed().length}
        of={lines().length}
        range={cursor.range()}
        isFiltering={isFiltering(chosen())}
        statementOf={(id) =>
          rulebook()?.clauses.find((clause) => clause.id === id)?.statement ?? id
        }
        onChange={choose}
        onClear={() => {
          choose(NO_FILTERS);
          cursor.setRange(null);
        }}
        onCopy={() => void copy()}
      />
      <Show when={listed().length > 0} fallback={<p class="quiet none">{words().none}</p>}>
        <LineList
          lines={listed()}
          at={cursor.seq()}
          notes={notes.all()}
          onSeek={(seq) => {
            playing.pause();
            cursor.seek(seq);
          }}
        />
      </Show>
    </div>
  );
};
