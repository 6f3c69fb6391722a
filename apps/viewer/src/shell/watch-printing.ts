// The browser's own Print: what comes out is the ruling sheet. A page cannot wait once it is printed, so the sheet is made as soon as
// somebody leaves the page, as for the browser's menu. Where it is not there in time, the page says where to print it.
import { createEffect, createMemo, onCleanup } from "solid-js";
import { standIn } from "../kit/stand-in.ts";
import type { Session } from "../session/session.tsx";

export const watchPrinting = ({ client, openLogs, panels, reader, rulings }: Session): void => {
  const wanted = createMemo(() => {
    const history = openLogs.current()?.facts.history;
    return history === undefined || panels.isAtTable()
      ? undefined
      : { history, reader: reader(), rulings: rulings.made() };
  });
  let sheet: string | undefined;
  let asked: object | undefined;
  // What was made for another log, other eyes or other rulings is not printed.
  createEffect(() => {
    wanted();
    sheet = undefined;
    asked = undefined;
  });
  const prepare = (): void => {
    const ask = wanted();
    if (ask === undefined || asked === ask) return;
    asked = ask;
    client()
      .ask("sheet", ask)
      .then(
        (made) => {
          if (wanted() === ask) sheet = made;
        },
        // The page says where to print it.
        () => undefined,
      );
  };
  let putBack = (): void => undefined;
  const begin = (): void => {
    if (sheet !== undefined) putBack = standIn(sheet);
    else prepare();
  };
  const end = (): void => {
    putBack();
    putBack = () => undefined;
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.documentElement.addEventListener("mouseleave", prepare, { signal });
  addEventListener("blur", prepare, { signal });
  addEventListener("beforeprint", begin, { signal });
  addEventListener("afterprint", end, { signal });
  onCleanup(() => listening.abort());
};
