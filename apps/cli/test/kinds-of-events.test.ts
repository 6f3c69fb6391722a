// Code names are no words: kinds of events and places of play have names of their own in every language that a game speaks.
import { prepare } from "@assize/kernel-referee";
import { expect, test } from "vitest";
import { GAMES } from "@assize/catalogue/all";

const asCapital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

test("a kind of event is called by words, and not by its type with a capital letter", () => {
  let told = 0;
  for (const { model } of GAMES)
    for (const language of model.describe.languages)
      for (const type of Object.keys(model.events)) {
        const name = model.describe.word!(type, language);
        told++;
        expect([language, type, name]).not.toEqual([language, type, asCapital(type)]);
        expect([type, name]).not.toEqual([type, asCapital(type.replaceAll("-", " "))]);
        if (type.includes("-")) expect(name).not.toContain(type);
      }
  expect(told).toBeGreaterThanOrEqual(200);
});

test("a place of play is called by words, and not by its path", () => {
  let told = 0;
  for (const { model } of GAMES)
    for (const language of model.describe.languages)
      for (const { path } of prepare(model).table.leaves) {
        const name = model.describe.place(path, language);
        const words = path.replace(/^play\./, "").split(/[.-]/);
        told++;
        if (words.length > 1)
          expect([language, path, name]).not.toEqual([language, path, asCapital(words.join(" "))]);
      }
  expect(told).toBeGreaterThanOrEqual(150);
});
