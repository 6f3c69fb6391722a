// Why an event is legal here or not, with the reasons in words.
import { Show, type JSX } from "solid-js";
import { createInquired } from "../../session/chart-look.ts";
import { useSession } from "../../session/session.tsx";
import { Asking } from "./asking.tsx";
import { createInquiry } from "./inquiry.ts";
import { Reasons } from "./reasons.tsx";

export const WhyPanel = (): JSX.Element => {
  const { cursor, lineAt, panels } = useSession();
  const inquired = createInquired();
  const inquiry = createInquiry(inquired);
  return (
    <div class="panel-body why">
      <Asking inquiry={inquiry} />
      <Show when={inquiry.why()}>
        {(known) => (
          <Reasons
            why={known()}
            deviation={inquired.isWishing() ? null : lineAt(cursor.seq())?.deviation}
            onReadClause={panels.showClause}
            onAlternative={inquiry.askInstead}
          />
        )}
      </Show>
    </div>
  );
};
