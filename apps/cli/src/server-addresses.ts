// The servers that a command line names. Accounts are taken out of its words before anything else sees them: what the program
// prints, keeps or sends can hold none. Opens nothing.
import {
  type Account,
  type NamedCredentials,
  readAddress,
  type ServerAddress,
} from "@assize/jetstream/address";
import * as Result from "effect/Result";
import { type Session, Trouble } from "./session.ts";

/** The flag whose word is an address without a scheme too. */
const SERVER_FLAG = "--nats";
const NATS = "nats://";

/** An address of a NATS server, as a word or as the value of a flag. */
const SERVER = /^(--[\w-]+=)?((?:nats|tls|wss?):\/\/.*)$/is;
/** A word that is an address of any kind as a whole. */
const ADDRESS = /^(?:--[\w-]+=)?[^\s:/]*:\/\//;

/** Without all that stands between its first `://` and its last `@`: who connects, in whatever way it is written. */
const withoutAccount = (address: string): string => {
  const start = address.indexOf("://") + "://".length;
  const end = address.lastIndexOf("@");
  return start < "://".length || end < start
    ? address
    : `${address.slice(0, start)}${address.slice(end + 1)}`;
};

/** A word without the accounts of addresses of other kinds: nothing here needs them. Of a text, each address ends at a space. */
const withoutOtherAccounts = (word: string): string =>
  ADDRESS.test(word) ? withoutAccount(word) : word.replaceAll(/\S+/g, withoutAccount);

const addressIn = (word: string): ServerAddress =>
  Result.getOrThrowWith(
    readAddress(word),
    (reason) => new Trouble(`the address of a server cannot be read: ${reason}`),
  );

const isSame = (one: Account, other: Account): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps the account for who connects, and answers the address as everything may show it. */
const kept = (word: string, { servers }: Session): string => {
  const address = addressIn(word);
  const before = servers.get(address.url)?.account() ?? null;
  const account = address.account();
  if (before !== null && account !== null && !isSame(before, account))
    throw new Trouble(`${address.url} is named with two accounts; name one`);
  if (before === null) servers.set(address.url, address);
  return String(address);
};

/** A word of the command line, of which these stand before it. */
const shown = (word: string, before: string | undefined, session: Session): string => {
  const [, flag = "", address] = SERVER.exec(word) ?? [];
  if (address !== undefined) return `${flag}${kept(address, session)}`;
  if (before === SERVER_FLAG && !word.startsWith("-")) return kept(`${NATS}${word}`, session);
  return withoutOtherAccounts(word);
};

/** Flags by which a server is connected to, for every command: with what each names. */
export const CONNECTING: Readonly<Record<string, keyof NamedCredentials | "wait">> = {
  "--nats-user": "user",
  "--nats-password": "passwordFile",
  "--nats-token": "tokenFile",
  "--nats-nkey": "nkeyFile",
  "--nats-creds": "credsFile",
  "--nats-cert": "certFile",
  "--nats-key": "keyFile",
  "--nats-ca": "caFile",
  "--nats-wait": "wait",
};
const WAIT_VARIABLE = "ASSIZE_NATS_WAIT";
/** A day. */
const LONGEST_WAIT_S = 86_400;

/** Keeps how long a server is to be waited for. */
const keepWait = (typed: string, name: string, { connecting }: Session): void => {
  const seconds = Number(typed);
  if (!/^\d+$/.test(typed) || seconds > LONGEST_WAIT_S)
    throw new Trouble(`${name} ${typed}: write whole seconds, from 0 to ${LONGEST_WAIT_S}`);
  connecting.waitS = seconds;
};

const keep = (flag: string, typed: string, session: Session): void => {
  const { [flag]: name = "wait" } = CONNECTING;
  if (name === "wait") return keepWait(typed, flag, session);
  if (typed === "") throw new Trouble(`${flag} names nothing; write ${flag} FILE`);
  const { connecting } = session;
  connecting.credentials = { ...connecting.credentials, [name]: typed };
};

/** Takes out of the words what says how to connect, for every command. Throws Trouble. */
const withoutConnecting = (words: readonly string[], session: Session): readonly string[] => {
  const { [WAIT_VARIABLE]: wait } = process.env;
  if (wait !== undefined && wait !== "") keepWait(wait, WAIT_VARIABLE, session);
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const [flag = "", ...value] = word.split("=");
    if (!Object.hasOwn(CONNECTING, flag)) left.push(word);
    else if (flag === word) keep(flag, words[++at] ?? "", session);
    else keep(flag, value.join("="), session);
  }
  return left;
};

/** The words of a command line, each address without its account, which the session keeps. Throws Trouble. */
export const withoutAccounts = (words: readonly string[], session: Session): readonly string[] =>
  withoutConnecting(words, session)
    .flatMap((word) =>
      word.startsWith(`${SERVER_FLAG}=`)
        ? [SERVER_FLAG, word.slice(SERVER_FLAG.length + 1)]
        : [word],
    )
    .map((word, at, all) => shown(word, all[at - 1], session));

/** The server, and the log there, that a name of this run stands for; with the account that was typed. Throws Trouble. */
export const addressNamed = (name: string, { servers }: Session): ServerAddress => {
  const address = addressIn(name);
  return servers.get(address.url)?.at(address.log) ?? address;
};
