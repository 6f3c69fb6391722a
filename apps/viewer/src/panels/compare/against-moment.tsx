// A moment of this game that stays beside the others. Knows no game.
import type { JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const AgainstMoment = (): JSX.Element => {
  const { comparison, cursor } = useSession();
  const words = useMessages(messagesIn);
  return (
    <section class="card compare-way" aria-labelledby="compare-moments">
      <h2 id="compare-moments">{words().withMoment}</h2>
      <p class="quiet small">{words().withMomentMeans}</p>
      <ul class="compare-list">
        <li>
          <button
            type="button"
            class="button"
            onClick={() => {
              const moment = cursor.moment();
              if (moment !== undefined) comparison.setAgainst({ kind: "moment", moment });
            }}
          >
            {words().hold(cursor.seq())}
          </button>
        </li>
      </ul>
    </section>
  );
};
