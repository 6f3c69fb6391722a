// What the log comes to under every reading of its rules: a row for each, and each opens the game under it. Knows no ruling.
import { createEffect, createSignal, For, on, Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { problemOf } from "../../protocol/client.ts";
import type { MatrixTold } from "../../protocol/protocol.ts";
import { messagesIn } from "./messages/messages.ts";

const Rows = (props: { readonly told: MatrixTold }): JSX.Element => {
  const words = useMessages(messagesIn);
  const { openLogs } = useSession();
  const open = (rulings: MatrixTold["rows"][number]["rulings"]): void => {
    const log = openLogs.current();
    if (log !== undefined) void openLogs.open(log.source, log.number, rulings);
  };
  return (
    <>
      <For each={props.told.decides}>{(text) => <p>{text}</p>}</For>
      <div class="matrix-rows">
        <table>
          <thead>
            <tr>
              <th scope="col">{words().matrix.reading}</th>
              <th scope="col">{words().matrix.verdict}</th>
              <th scope="col">{words().matrix.won}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.told.rows}>
              {(row) => (
                <tr classList={{ stated: row.stated }}>
                  <th scope="row">{row.reading}</th>
                  <td>
                    <Show when={!row.stated} fallback={`${row.verdict} (${words().matrix.here})`}>
                      <button type="button" class="button small" onClick={() => open(row.rulings)}>
                        {row.verdict}
                      </button>{" "}
                      <span class="small quiet">{row.first}</span>
                    </Show>
                  </td>
                  <td>{row.won}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </>
  );
};

export const MatrixCard = (): JSX.Element => {
  const { client, facts, preferences, setNotice } = useSession();
  const words = useMessages(messagesIn);
  const [told, setTold] = createSignal<MatrixTold | null>(null);
  const [isAsking, setAsking] = createSignal(false);
  const history = () => facts()?.history;
  createEffect(on([history, preferences.language], () => setTold(null)));
  const ask = async (): Promise<void> => {
    const asked = history();
    if (asked === undefined) return;
    setAsking(true);
    try {
      const answer = await client().ask("matrix", {
        history: asked,
        language: preferences.language(),
      });
      if (asked === history()) setTold(answer);
    } catch (failure) {
      setNotice(problemOf(failure).message);
    } finally {
      setAsking(false);
    }
  };
  return (
    <section class="card compare-way matrix" aria-labelledby="compare-matrix">
      <h2 id="compare-matrix">{words().matrix.title}</h2>
      <Show
        when={told()}
        fallback={
          <button type="button" class="button" disabled={isAsking()} onClick={() => void ask()}>
            {isAsking() ? words().matrix.asking : words().matrix.ask}
          </button>
        }
      >
        {(known) => <Rows told={known()} />}
      </Show>
    </section>
  );
};
