// The state, the lines of the range, the report and the ruling sheet, as files.
import type { JSX } from "solid-js";
import { textOfLines } from "../kit/text-of-lines.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { nameAt, nameOf } from "./file-names.ts";
import { messagesIn } from "./messages/messages.ts";
import { namedOf, type Run } from "./named.ts";
import { saveFile } from "../kit/save-file.ts";

const save = (name: string, lines: readonly string[]): void =>
  saveFile(name, new Blob([`${lines.join("\n")}\n`], { type: "text/plain;charset=utf-8" }));

export const TextPart = (props: { readonly run: Run }): JSX.Element => {
  const session = useSession();
  const { client, cursor, facts, lines, reader } = session;
  const words = useMessages(messagesIn);
  const saveState = async (): Promise<void> => {
    const moment = cursor.moment();
    if (moment === undefined) return;
    const { outline, placeTitle, text } = await client().ask("frame", { moment, reader: reader() });
    const head = [[...outline, placeTitle].join(" · "), ""];
    save(nameAt(namedOf(session), moment.seq, "txt"), [...head, ...text]);
  };
  const saveLines = (): void => {
    const range = cursor.range();
    const chosen = lines().filter(
      ({ seq }) => range === null || (seq >= range.from && seq <= range.to),
    );
    const name = nameOf(namedOf(session), range, "lines.txt");
    save(name, [textOfLines(chosen).trimEnd()]);
  };
  const saveReport = (): void =>
    save(nameOf(namedOf(session), null, "report.txt"), facts()?.report ?? []);
  const saveSheet = async (): Promise<void> => {
    const history = facts()?.history;
    if (history === undefined) return;
    const sheet = await client().ask("sheet", {
      history,
      reader: reader(),
      rulings: session.rulings.made(),
    });
    const made = new Blob([sheet], { type: "text/html;charset=utf-8" });
    saveFile(nameOf(namedOf(session), null, "sheet.html"), made);
  };
  return (
    <fieldset>
      <legend>{words().text}</legend>
      <button type="button" class="button" onClick={() => props.run(saveState)}>
        {words().state(cursor.seq())}
      </button>
      <button type="button" class="button" onClick={() => props.run(saveLines)}>
        {words().lines}
      </button>
      <button type="button" class="button" onClick={() => props.run(saveReport)}>
        {words().report}
      </button>
      <button type="button" class="button" onClick={() => props.run(saveSheet)}>
        {words().sheet}
      </button>
    </fieldset>
  );
};
