// Answers of a server after which it is asked again, and one that ends the work at once.
import { JetStreamApiError } from "@nats-io/jetstream";
import { expect, test } from "vitest";
import { type Asked, persistently } from "../src/node-patience.ts";

const asked = {
  url: "nats://127.0.0.1:4222",
  connection: { isClosed: () => false },
  patienceMs: 60_000,
  tell: () => undefined,
} as unknown as Asked;

/** Work that the server answers so the first time, and does the second time. */
const answeredFirst = (code: number, err_code: number): (() => Promise<number>) => {
  let times = 0;
  return async () => {
    times++;
    if (times === 1) throw new JetStreamApiError({ code, err_code, description: "not so" });
    return times;
  };
};

test.each([
  ["has no leader yet", 503, 10_008],
  ["knows no places for copies yet", 400, 10_005],
  ["is full", 500, 10_047],
])("a server that %s is asked again", async (_, code, err_code) => {
  expect(await persistently(asked, answeredFirst(code, err_code))).toBe(2);
});

test("a server that refuses ends the work, with what to look at", async () => {
  await expect(persistently(asked, answeredFirst(400, 10_058))).rejects.toThrow(
    "the server refused it (not so); look at its places",
  );
});
