import { expect, test } from "vitest";
import { optionOf, stemOf } from "../../src/kit/forms/option-number.ts";

const OPTIONS = [{ id: "unlimited" }, { id: "limited:N" }];

test("a reading that takes a number is known by what stands before it", () => {
  expect(stemOf("limited:N")).toBe("limited:");
  expect(stemOf("unlimited")).toBeUndefined();
  expect(optionOf(OPTIONS, "limited:60")).toBe("limited:N");
  expect(optionOf(OPTIONS, "unlimited")).toBe("unlimited");
  expect(optionOf(OPTIONS, "")).toBeUndefined();
  expect(optionOf(OPTIONS, "other")).toBeUndefined();
});
