// The servers that a command line names. Accounts are taken out of its words before anything else sees them: what the program
// prints, keeps or sends can hold none. Opens nothing.
import { type Account, readAddress, type ServerAddress } from "@assize/jetstream/address";
import * as Result from "effect/Result";
import { type Session, Trouble } from "./session.ts";

/** The flag whose word is an address without a scheme too. */
const SERVER_FLAG = "--nats";
const NATS = "nats://";

/** An address of a NATS server, as a word or as the value of a flag. */
const SERVER = /^(--[\w-]+=)?((?:nats|tls|wss?):\/\/.*)$/is;
/** Who connects, in addresses of other kinds: nothing here needs it. */
// A scheme begins where no letter of one stands before it: a long word is gone through once.
const OTHER_ACCOUNT = /(?<![a-z\d+.-])([a-z][a-z\d+.-]*:\/\/)[^/\s]*@/gi;

const addressIn = (word: string): ServerAddress =>
  Result.getOrThrowWith(
    readAddress(word),
    (reason) => new Trouble(`the address of a server cannot be read: ${reason}`),
  );

const isSame = (one: Account, other: Account): boolean =>
  one.user === other.user && one.pass === other.pass;

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
  return word.replaceAll(OTHER_ACCOUNT, "$1");
};

const WAIT = "--nats-wait";
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

/** Takes out of the words what says how to connect, for every command. Throws Trouble. */
const withoutConnecting = (words: readonly string[], session: Session): readonly string[] => {
  const { [WAIT_VARIABLE]: wait } = process.env;
  if (wait !== undefined && wait !== "") keepWait(wait, WAIT_VARIABLE, session);
  return words.filter((word, at) => {
    if (word.startsWith(`${WAIT}=`)) keepWait(word.slice(WAIT.length + 1), WAIT, session);
    else if (word === WAIT) keepWait(words[at + 1] ?? "", WAIT, session);
    else return words[at - 1] !== WAIT;
    return false;
  });
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
