import { describe, expect, test } from "vitest";
import { inOrderOf, ordersOf } from "../src/index.ts";

test("things stand as they are named, the others behind, and what is not there is left out", () => {
  expect(inOrderOf(["a", "b", "c", "d"], ["d", "x", "b"])).toEqual(["d", "b", "a", "c"]);
});

describe("all orders", () => {
  test("come one after the other, by their first difference", () => {
    expect([...ordersOf([])]).toEqual([[]]);
    expect([...ordersOf(["a", "b", "c"])].map((order) => order.join(""))).toEqual([
      "abc",
      "acb",
      "bac",
      "bca",
      "cab",
      "cba",
    ]);
  });

  test("are as many as there are, and none twice", () => {
    const all = [...ordersOf([1, 2, 3, 4, 5, 6])].map((order) => order.join(""));
    expect(all).toHaveLength(720);
    expect(all).toEqual([...new Set(all)].sort());
  });

  test("of equal things are told apart by their places", () => {
    expect([...ordersOf(["a", "a"])]).toEqual([
      ["a", "a"],
      ["a", "a"],
    ]);
  });

  test("are made when they are asked for", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => index);
    const orders = ordersOf(many);
    expect(orders.next().value).toEqual(many);
    expect(orders.next().value!.slice(-3)).toEqual([997, 999, 998]);
  });
});
