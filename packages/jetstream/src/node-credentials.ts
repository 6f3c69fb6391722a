// Who connects to a server, and how the server proves who it is: named by files and variables, read when a connection is made. What they
// hold is in no message. Knows no place on a server.
import { readFile } from "node:fs/promises";
import {
  type Authenticator,
  type ConnectionOptions,
  credsAuthenticator,
  nkeyAuthenticator,
} from "@nats-io/nats-core";
import { ServerProblem } from "./node-patience.ts";
import type { Account, NamedCredentials, ServerAddress } from "./server-address.ts";

/** By the same names NATS's own command knows them; a password and a token stand there themselves. */
const CREDENTIAL_VARIABLES = {
  user: "NATS_USER",
  password: "NATS_PASSWORD",
  token: "NATS_TOKEN",
  nkeyFile: "NATS_NKEY",
  credsFile: "NATS_CREDS",
  certFile: "NATS_CERT",
  keyFile: "NATS_KEY",
  caFile: "NATS_CA",
} as const;

type Variables = { readonly [Name in keyof typeof CREDENTIAL_VARIABLES]?: string };

const inEnvironment = (): Variables =>
  Object.fromEntries(
    Object.entries(CREDENTIAL_VARIABLES).flatMap(([name, variable]) => {
      const { [variable]: value } = process.env;
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );

const bytesIn = async (path: string, what: string): Promise<Uint8Array> => {
  try {
    return await readFile(path);
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    throw new ServerProblem(`${path}: ${what} cannot be read (${code}); name its file`);
  }
};

const textIn = async (path: string, what: string): Promise<string> =>
  new TextDecoder().decode(await bytesIn(path, what)).trim();

type Own = Pick<ConnectionOptions, "user" | "pass" | "token" | "authenticator">;

const ofAddress = (account: Account): Own =>
  "token" in account ? { token: account.token } : { user: account.user, pass: account.pass };

/** A key that is none is told by its file alone, before a server is asked. */
const tried = (path: string, what: string, authenticator: Authenticator): Own => {
  try {
    authenticator("tried");
  } catch {
    throw new ServerProblem(`${path}: this is no ${what}; name the file that holds it`);
  }
  return { authenticator };
};

/** Of several kinds the first: `.creds`, nkey, token, user and password; null where none is named. */
const accountIn = async (named: NamedCredentials & Variables): Promise<Own | null> => {
  const { credsFile, nkeyFile, tokenFile, token, user, passwordFile, password } = named;
  if (credsFile !== undefined) {
    const creds = await bytesIn(credsFile, "the .creds file");
    return tried(credsFile, ".creds file", credsAuthenticator(creds));
  }
  if (nkeyFile !== undefined) {
    const seed = new TextEncoder().encode(await textIn(nkeyFile, "the nkey"));
    return tried(nkeyFile, "seed of an nkey", nkeyAuthenticator(seed));
  }
  if (tokenFile !== undefined) return { token: await textIn(tokenFile, "the token") };
  if (token !== undefined) return { token };
  if (user === undefined) return null;
  const pass = passwordFile === undefined ? password : await textIn(passwordFile, "the password");
  return { user, pass: pass ?? "" };
};

/** What a flag names goes before what the environment does. */
const accountOf = async (named: NamedCredentials): Promise<Own> => {
  const own = inEnvironment();
  const { user = named.passwordFile === undefined ? undefined : own.user } = named;
  const { password } = own;
  const flagged = { ...named, ...(user && { user }), ...(password && { password }) };
  return (await accountIn(flagged)) ?? (await accountIn(own)) ?? {};
};

const WHAT = { certFile: "certificate", keyFile: "certificate's key", caFile: "CA's certificate" };

const tlsOf = async (
  { servers }: ServerAddress,
  named: NamedCredentials,
): Promise<Pick<ConnectionOptions, "tls">> => {
  const { certFile, keyFile, caFile } = { ...inEnvironment(), ...named };
  const files = { certFile, keyFile, caFile };
  const paths = Object.entries(files).filter(([, path]) => path !== undefined);
  for (const [what, path] of paths) await bytesIn(path!, `the ${WHAT[what as keyof typeof WHAT]}`);
  // Asked for, it has to be: no account is sent over a line that others read.
  const isWanted = paths.length > 0 || servers.some((server) => /^tls:/i.test(server));
  return isWanted ? { tls: Object.fromEntries(paths) } : {};
};

/** How to connect to this address: an account that stands in it is the one. Throws `ServerProblem`. */
export const connectionOptions = async (
  address: ServerAddress,
  named: NamedCredentials = {},
): Promise<ConnectionOptions> => {
  const account = address.account();
  return {
    ...(account === null ? await accountOf(named) : ofAddress(account)),
    ...(await tlsOf(address, named)),
  };
};
