// Pictures of the featured games for the start page: the main part of the board at the first finding, by day and by
// night, without words, so that they fit every language. Asks the worker's desk, as the page would; knows no game.
import { nodeHash } from "@assize/kernel-integrity/node";
import { cropTo, renderSvg, type Shape } from "@assize/kernel-drawing";
import { newDesk } from "../src/worker/desk.ts";
import { catalogue } from "../src/worker/games.ts";
import { clientInProcess } from "../src/worker/in-process.ts";

const SHADES = ["light", "dark"] as const;

interface Drawn {
  readonly shade: (typeof SHADES)[number];
  readonly svg: string;
}

const WORD = /\p{L}/u;

/** Figures stay. */
const withoutWords = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape): readonly Shape[] => {
    if (shape.kind === "group") return [{ ...shape, children: withoutWords(shape.children) }];
    return shape.kind === "text" && WORD.test(shape.text) ? [] : [shape];
  });

/** `bytes` is a log that has a finding, or else is drawn as it ends. */
export const picturesOf = async (name: string, bytes: Uint8Array): Promise<readonly Drawn[]> => {
  const client = clientInProcess(newDesk(catalogue, nodeHash));
  const language = "en";
  const ask = { bytes, name, number: 1, rulings: null, language } as const;
  const { history, shown, verdict } = await client.ask("open", ask);
  const seq = verdict.findings.find(({ follows }) => follows === null)?.seq ?? shown;
  const { scene, parts } = await client.ask("frame", {
    moment: { history, branch: 0, seq },
    reader: { eyes: "all", language },
  });
  const themes = await client.ask("themes", { history });
  const [main] = parts;
  const part = main === undefined ? scene : cropTo(scene, main.layers, main.title);
  const picture = { ...part, shapes: withoutWords(part.shapes) };
  return SHADES.map((shade) => ({ shade, svg: renderSvg(picture, themes[shade]) }));
};
