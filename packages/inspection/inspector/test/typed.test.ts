// What somebody types: an event, or the address of a server.
import { expect, test } from "vitest";
import { serverNamed } from "../src/connection.ts";
import { eventIn } from "../src/event-in.ts";

test("an event is JSON with a type, or the type alone", () => {
  expect(eventIn(' {"type":"a","data":{"n":1}} ')).toEqual({ type: "a", data: { n: 1 } });
  expect(eventIn("turn-passed")).toEqual({ type: "turn-passed" });
  for (const text of ["", "{", "[]", '{"type":1}', '"a b"', "{}"]) expect(eventIn(text)).toBeNull();
});

test("only servers of this machine are named", () => {
  expect(serverNamed("ws://127.0.0.1:4747/a_token-")).toBe("127.0.0.1:4747/a_token-");
  expect(serverNamed("localhost:80/path")).toBe("localhost:80/path");
  for (const address of [
    "wss://localhost",
    "ws://example.org",
    "ws://localhost.example.org",
    "ws://localhost@example.org",
    "http://localhost",
    "127.0.0.1:99999999",
    "",
  ])
    expect(serverNamed(address)).toBeNull();
});
