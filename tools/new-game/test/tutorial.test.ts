// Follows docs/tutorial/your-first-game.md to the letter in a copy of the workspace.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clone, cloneWorkspace } from "./a-clone.ts";
import { type Step, stepsOf } from "./tutorial-steps.ts";

const PAGE = fileURLToPath(new URL("../../../docs/tutorial/your-first-game.md", import.meta.url));
const STEPS = stepsOf(readFileSync(PAGE, "utf8"));

let clone: Clone;
beforeAll(() => {
  clone = cloneWorkspace();
});
afterAll(() => clone.remove());

const nameOf = (step: Step): string =>
  step.kind === "file" ? `write ${step.path}` : step.script.trimEnd();

test("there are steps of each kind", () => {
  expect(STEPS.filter(({ kind }) => kind === "file").length).toBeGreaterThanOrEqual(11);
  expect(
    STEPS.filter((step) => step.kind === "commands" && step.prints !== null).length,
  ).toBeGreaterThanOrEqual(6);
});

test.each(STEPS.map((step) => [nameOf(step), step] as const))("%s", (_, step) => {
  if (step.kind === "file") {
    const path = join(clone.root, step.path);
    expect(readFileSync(path, "utf8")).not.toBe(step.text); // It is there, and not yet so.
    return writeFileSync(path, step.text);
  }
  // A finding is an exit code too, so a step that shows one may fail.
  const printed = clone.run(step.script, step.prints !== null);
  if (step.prints !== null) expect(printed).toBe(step.prints);
});

test("the game is drawn by the drawing that every game has, at every position", () => {
  const program = `
    import { loadGame } from "@assize/catalogue";
    import { genericDrawing, renderSvg } from "@assize/kernel-drawing";
    const { model, drawing = genericDrawing } = await loadGame("noughts");
    const seats = [{ colour: "crosses" }, { colour: "noughts" }];
    const setup = { seats, options: {}, table: {}, rulings: {} };
    const context = model.initial(setup, model.edition.reference).success;
    const view = model.view({ ...context, squares: context.squares.with(4, 0) }, "play.turn", "all");
    for (const theme of Object.values(drawing.themes))
      console.log(renderSvg(drawing.scene(view, "en"), theme));`;
  writeFileSync(join(clone.root, "packages/catalogue/draw.ts"), program);
  const drawn = clone.run("node packages/catalogue/draw.ts");
  expect(drawn.match(/<svg /g)).toHaveLength(3);
  expect(drawn).toContain(">X<");
});
