// Checks and draws editions. What makes sense in an edition is the game's business, how it looks the scene's.
import { genericDrawing, renderSvg } from "@assize/kernel-drawing";
import { prepare } from "@assize/kernel-referee";
import { plainLine } from "@assize/kernel-report";
import * as Result from "effect/Result";
import { nameOf, pathOf, readDocument, writeNewFile } from "../files.ts";
import { gameNamed } from "../games.ts";
import { type Session, Trouble } from "../session.ts";

export interface CheckInput {
  readonly file: string;
  readonly game: string;
  readonly json: boolean;
}

export const checkEdition = async (input: CheckInput, session: Session): Promise<number> => {
  const { model } = prepare((await gameNamed(input.game)).model);
  const decoded = model.edition.decode(await readDocument(input.file, session));
  const problems = Result.isFailure(decoded) ? decoded.failure : [];
  const name = nameOf(input.file);
  const lines = problems.map(
    ({ code, path, message }) =>
      `${name}: ${path === "" ? "the whole" : path}: ${message} (${code})`,
  );
  const text = problems.length === 0 ? [`${name}: a valid edition`] : lines;
  await (input.json
    ? session.json({ edition: name, problems })
    : session.lines(text.map(plainLine)));
  return problems.length === 0 ? 0 : 1;
};

export interface DrawInput {
  readonly file: string | undefined;
  readonly game: string;
  readonly out: string | undefined;
}

export const drawEdition = async (input: DrawInput, session: Session): Promise<number> => {
  const { model, drawing = genericDrawing } = await gameNamed(input.game);
  const { edition } = prepare(model).model;
  const decoded =
    input.file === undefined
      ? Result.succeed(edition.reference as unknown)
      : edition.decode(await readDocument(input.file, session));
  if (Result.isFailure(decoded))
    throw new Trouble(
      `${pathOf(input.file ?? "")}: not a valid edition; "assize edition check" tells why`,
      1,
    );
  const svg = renderSvg(drawing.edition(decoded.success, "en"), drawing.themes.light);
  if (input.out === undefined) await session.data(svg);
  else await writeNewFile(input.out, svg);
  return 0;
};
