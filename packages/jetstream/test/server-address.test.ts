// No text that is made of an address holds its account, whatever it is written like; and no more is lost than that.
import { inspect } from "node:util";
import fc from "fast-check";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { readAddress, type ServerAddress } from "../src/server-address.ts";
import { addressOf } from "./addresses.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 300 : 3_000;

/** What no server and no sentence of ours holds, so that it is seen wherever it stands. */
const MARK = "Žž";

const SIGN = fc.constantFrom("a", "B", "7", ":", "@", "/", ",", "%", "?", "#", " ", "ü");

const secret = fc
  .tuple(fc.string({ unit: SIGN, maxLength: 6 }), fc.string({ unit: SIGN, maxLength: 6 }))
  .map(([before, after]) => `${before}${MARK}${after}`);
const host = fc.constantFrom("server", "server:4222", "10.0.0.1:4222", "[::1]:4222");
const log = fc.constantFrom("", "final", "season 1/game", "ann@home", "50%", "%40", "a,b");
const written = (log: string): string => log.replaceAll("%", "%25").replaceAll("@", "%40");

const textsOf = (read: Result.Result<ServerAddress, string>): string =>
  Result.match(read, {
    onFailure: (reason) => reason,
    onSuccess: (address) =>
      [
        `${address.url} ${String(address)} ${String(address.at("other"))}`,
        JSON.stringify({ address }),
        inspect(address, { showHidden: true, depth: 9 }),
        JSON.stringify(Object.entries(address)),
      ].join("\n"),
  });

test("an account as it is typed, raw or encoded, stands in no text of the address", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(host, fc.boolean()), { minLength: 1, maxLength: 3 }),
      fc.array(secret, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom("", "nats://", "tls://"),
      log,
      (hosts, secrets, isEncoded, scheme, log) => {
        const account = secrets.map((part) => (isEncoded ? encodeURIComponent(part) : part));
        const servers = hosts.map(([name, has]) => `${has ? `${account.join(":")}@` : ""}${name}`);
        const text = textsOf(readAddress(`${scheme}${servers.join(",")}/${written(log)}`));
        const isNamed = hosts.some(([, has]) => has);
        expect(isNamed && (text.includes(MARK) || text.includes(encodeURIComponent(MARK)))).toBe(
          false,
        );
      },
    ),
    { numRuns: RUNS },
  );
});

test("an encoded account is who connects, and the address can be typed again", () => {
  fc.assert(
    fc.property(secret, secret, fc.array(host, { minLength: 1 }), log, (user, pass, hosts, log) => {
      const account = `${encodeURIComponent(user)}:${encodeURIComponent(pass)}@`;
      const address = addressOf(`nats://${account}${hosts.join(",")}/${written(log)}`);
      expect(address.account()).toEqual({ user, pass });
      expect(address).toMatchObject({ servers: [`nats://${hosts[0]!}`, ...hosts.slice(1)], log });
      const again = addressOf(String(address));
      expect([again.url, again.log, again.account()]).toEqual([address.url, log, null]);
    }),
    { numRuns: RUNS },
  );
});

test("what cannot be read is told without a word of it", () => {
  const refused = [
    "",
    "nats://",
    "nats://bob:PW",
    "nats://bob:PW/@host/log",
    "nats://bob:12/PW@host/log",
    "nats://bob:1,PW@host",
    "nats://bob:PW@host,ann:PW@other",
    "nats://bob:PW%@host",
    "nats://host:99999999",
  ];
  for (const written of refused) {
    const read = readAddress(written);
    expect([written, Result.isFailure(read)]).toEqual([written, true]);
    expect(textsOf(read)).not.toMatch(/PW|bob|ann/);
  }
});
