// Keys and the commands that they mean.
import { expect, test } from "vitest";
import { COMMANDS, commandOf, keyLabel, KEYS } from "../../src/kit/keys.ts";

const press = (key: string, held: Partial<Record<"shift" | "ctrl" | "alt" | "meta", true>> = {}) =>
  commandOf({
    key,
    shiftKey: held.shift === true,
    ctrlKey: held.ctrl === true,
    altKey: held.alt === true,
    metaKey: held.meta === true,
  });

test("every command has a key, and no key two commands", () => {
  const keys = COMMANDS.flatMap((command) => KEYS[command]);
  expect(keys.length).toBeGreaterThanOrEqual(COMMANDS.length);
  expect(new Set(keys).size).toBe(keys.length);
  for (const command of COMMANDS)
    for (const key of KEYS[command]) {
      const parts = key.split("+");
      const plain = parts.at(-1)!;
      const held = parts[0] === "Ctrl" ? { ctrl: true as const } : { shift: true as const };
      expect([key, press(plain, parts.length > 1 ? held : {})]).toEqual([key, command]);
    }
});

test("other modifiers mean nothing", () => {
  for (const held of ["ctrl", "alt", "meta"] as const)
    expect(press("j", { [held]: true })).toBeUndefined();
  expect(press("P", { meta: true })).toBe("print");
  expect(press("p", { ctrl: true, alt: true })).toBeUndefined();
});

test("letters are heard with caps lock, and the question mark however it is made", () => {
  expect(press("J")).toBe("forward");
  expect(press("v", { shift: true })).toBe("previous-finding");
  expect(press("?", { shift: true })).toBe("help");
  expect(press("x")).toBeUndefined();
});

test("keys are labelled as people know them", () => {
  expect(KEYS["previous-turn"].map(keyLabel)).toEqual(["Shift ←"]);
  expect(keyLabel(" ")).toBe("Space");
});
