// Comparing: what with, and what came of it. Knows no game.
import { Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { AgainstLog } from "./against-log.tsx";
import { AgainstMoment } from "./against-moment.tsx";
import { AgainstBranch } from "./against-branch.tsx";
import { AgainstRulings } from "./against-rulings.tsx";
import { Compared } from "./compared.tsx";
import { MatrixCard } from "./matrix-card.tsx";
import { messagesIn } from "./messages/messages.ts";
import "./compare.css";

export const ComparePanel = (): JSX.Element => {
  const { comparison } = useSession();
  const words = useMessages(messagesIn);
  return (
    <div class="panel-body compare-panel">
      <Show when={comparison.against()} fallback={<p class="quiet">{words().lead}</p>}>
        <Compared />
      </Show>
      <AgainstRulings />
      <MatrixCard />
      <AgainstBranch />
      <AgainstMoment />
      <AgainstLog />
    </div>
  );
};
