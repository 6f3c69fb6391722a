// Addresses of NATS servers: as people write them, with an account, and as everything shows them, without. An address that was
// read has no text in which its account stands: whoever shows one cannot show that. Connects to nothing.
import * as Result from "effect/Result";

/** Who connects: a name with its password, or a token. */
export type Account = { readonly user: string; readonly pass: string } | { readonly token: string };

/** What may be named of a connection. A file is a path. */
export interface NamedCredentials {
  readonly user?: string;
  readonly passwordFile?: string;
  readonly tokenFile?: string;
  /** A seed, as `nk -gen user` makes one. */
  readonly nkeyFile?: string;
  /** A JWT and its seed, as `nsc generate creds` makes them. */
  readonly credsFile?: string;
  readonly certFile?: string;
  readonly keyFile?: string;
  readonly caFile?: string;
}

/** A server, or the servers of one cluster, and a log there. */
export class ServerAddress {
  readonly servers: readonly string[];
  /** The log's name there; empty where the address is that of the server. */
  readonly log: string;
  readonly #account: Account | null;

  constructor(servers: readonly string[], log: string, account: Account | null) {
    this.servers = servers;
    this.log = log;
    this.#account = account;
  }

  /** The servers, without who connects. */
  get url(): string {
    return this.servers.join(",");
  }

  /** Who connects, for the connection alone; null where the address says nothing of it. */
  account(): Account | null {
    return this.#account;
  }

  /** A log on the same server, for the same account. */
  at(log: string): ServerAddress {
    return new ServerAddress(this.servers, log, this.#account);
  }

  /** The address as it is shown, and as it can be typed again. */
  toString(): string {
    return this.log === "" ? this.url : `${this.url}/${encodedLog(this.log)}`;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** An `@` behind the server's name would be read as the end of an account. */
const encodedLog = (log: string): string =>
  log.replaceAll(/%(?=40|25)/g, "%25").replaceAll("@", "%40");

const decodedLog = (written: string): string =>
  written.replaceAll(/%(40|25)/g, (_, code: string) => (code === "40" ? "@" : "%"));

/** Servers, each with its scheme, up to the first single slash; and a log behind that. */
const ADDRESS = /^((?:[a-z]+:\/\/)?[^/,]*(?:,\s*(?:[a-z]+:\/\/)?[^/,]*)*)(?:\/(.*))?$/is;
const SERVER = /^([a-z]+:\/\/)?(?:(.*)@)?(.*)$/is;
const HOST = /^(?:\[[\da-f:.]+\]|[^\s:@[\]]+)(?::\d{1,5})?$/i;

const WRITE_AS = "in a password write % as %25, / as %2F, @ as %40, a comma as %2C";

/** What is wrong with an address. No part of it is repeated: nobody can say where its password begins. */
const WRONG = {
  host: `it names no server; write nats://server:4222, and ${WRITE_AS}`,
  log: `an @ stands behind the name of the server; ${WRITE_AS}, and in the name of a log write @ as %40`,
  accounts:
    "its servers have different accounts, or an account stands at a later server alone; name one account, at the first server or at each",
  percent: `a % in its account begins no character; ${WRITE_AS}`,
};

const decodedAccount = (written: string): Account | null => {
  const [user = "", ...pass] = written.split(":");
  try {
    // As NATS reads an address: without a colon it is a token.
    if (pass.length === 0) return { token: decodeURIComponent(user) };
    return { user: decodeURIComponent(user), pass: decodeURIComponent(pass.join(":")) };
  } catch {
    return null;
  }
};

/**
 * Reads `nats://user:password@server:4222,other:4222/log`: account, further servers and log may be left out. The failure is a
 * sentence that repeats nothing of the address.
 */
export const readAddress = (written: string): Result.Result<ServerAddress, string> => {
  const [, listed = "", log = ""] = ADDRESS.exec(written) ?? [];
  const parts = listed.split(",").map((part) => SERVER.exec(part.trim())!);
  if (!parts.every(([, , , host = ""]) => HOST.test(host))) return Result.fail(WRONG.host);
  if (log.includes("@")) return Result.fail(WRONG.log);
  const [first, ...others] = parts.map(([, , account]) => account);
  const isOneAccount =
    others.every((account) => account === undefined) ||
    others.every((account) => account === first);
  if (!isOneAccount) return Result.fail(WRONG.accounts);
  const account = first === undefined || first === "" ? null : decodedAccount(first);
  if (account === null && (first ?? "") !== "") return Result.fail(WRONG.percent);
  const servers = parts.map(([, scheme = "", , host = ""]) => `${scheme}${host}`);
  return Result.succeed(new ServerAddress(servers, decodedLog(log), account));
};
