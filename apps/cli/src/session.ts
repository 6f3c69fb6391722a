// One run of the program: where it reads, where it writes, with which colours. The only file that touches the
// process's streams and environment. Knows no command and no game.
import { fstatSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { NamedCredentials, ServerAddress } from "@assize/jetstream/address";
import { plainJson, type PlainLine, plainLine } from "@assize/kernel-report/plain-text";

/** The outside world. Tests bring their own. */
export interface Streams {
  /** Standard output. Waits while the reader is slow; throws `OutputClosed` when the reader has gone. */
  readonly out: (text: string) => Promise<void>;
  /** Standard error. */
  readonly err: (text: string) => void;
  readonly input: AsyncIterable<Uint8Array>;
  /** True where standard output shows colours and no setting forbids them. */
  readonly colour: boolean;
  /** True where standard error is a terminal, so that a line may be rewritten. */
  readonly progress: boolean;
  /** True where somebody sits in front of standard output: only then is a browser opened. */
  readonly terminal: boolean;
  /** Shows the stack of a defect. */
  readonly debug: boolean;
  /** Asks for the end that a signal asks for; without a listener it is the system that ends the program. */
  readonly onSignal: (end: () => void) => StopListening;
}

export type StopListening = () => void;

/**
 * What a command is given of the outside world. All that it says goes through these doors, so that nothing foreign
 * (of a header, an event, a file's name) makes a line of its own or steers a terminal.
 */
export interface Session extends Omit<Streams, "out" | "err"> {
  /** Lines for people, on standard output. */
  readonly lines: (lines: readonly PlainLine[]) => Promise<void>;
  /** A value as JSON, on a line of standard output. */
  readonly json: (value: unknown) => Promise<void>;
  /** Lines of a log or a table on standard output: byte for byte, but on a terminal with `\u` escapes where they would steer it. */
  readonly log: (lines: readonly string[]) => Promise<void>;
  /** Text for programs (drawings) and our own help, on standard output as it is. */
  readonly data: (text: string) => Promise<void>;
  /** One line on standard error. */
  readonly warn: (text: string) => void;
  /** Our own text on standard error as it is. */
  readonly note: (text: string) => void;
  /** The servers that the command line named, by their addresses as they are shown: who connects stands here alone. */
  readonly servers: Map<string, ServerAddress>;
  /** How the command line wants servers to be connected to. */
  readonly connecting: Connecting;
  /** The exit code so far. */
  exitCode: number;
}

export const sessionOver = (streams: Streams): Session => {
  const { out, err, colour, progress, terminal, debug, onSignal } = streams;
  return {
    get input() {
      // Opened only when asked for: an open standard input would keep the process waiting.
      return streams.input;
    },
    colour,
    progress,
    terminal,
    debug,
    onSignal,
    lines: (lines) => out(lines.map((line) => `${line}\n`).join("")),
    json: (value) => out(`${plainJson(JSON.stringify(value))}\n`),
    log: (lines) => out(lines.map((line) => `${terminal ? plainJson(line) : line}\n`).join("")),
    data: out,
    warn: (text) => err(`${plainLine(text)}\n`),
    note: err,
    servers: new Map(),
    connecting: { credentials: {} },
    exitCode: 0,
  };
};

/** How servers are connected to, as the words of the command line said before it was parsed. */
export interface Connecting {
  /** How many seconds a server is waited for. */
  waitS?: number;
  /** Who connects, and what proves it: names, and paths of files. */
  credentials: NamedCredentials;
}

/** Something the caller can put right: what is wrong, where, and what to do. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly exitCode: number;
  /** Told after the message. */
  readonly details: readonly PlainLine[];
  constructor(message: string, exitCode = 3, details: readonly PlainLine[] = []) {
    super(message);
    this.exitCode = exitCode;
    this.details = details;
  }
}

/** The reader of our output has gone (`assize … | head`): say nothing and stop. */
export class OutputClosed extends Error {
  override readonly name = "OutputClosed";
}

/** 128 + SIGPIPE, as for any program that loses its reader; never a verdict. */
export const OUTPUT_CLOSED_EXIT = 141;

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EPIPE";

const unwritable = ({ message }: Error): Trouble =>
  new Trouble(`standard output cannot be written (${message}); free space or write elsewhere`);

/** Writes with back-pressure, and remembers when the other end was closed. */
const writerTo = (stream: Writable): ((text: string) => Promise<void>) => {
  const failures: Error[] = [];
  let wake = (): void => undefined;
  stream.on("error", (error) => {
    failures.push(isBrokenPipe(error) ? new OutputClosed() : unwritable(error));
    wake();
  });
  const check = (): void => {
    for (const failure of failures) throw failure;
  };
  return async (text) => {
    check();
    if (stream.write(text)) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
      stream.once("drain", resolve);
    });
    check();
  };
};

const isSet = (value: string | undefined): boolean => value !== undefined && value !== "";

const STANDARD_INPUT = 0;

/** Standard input of the process. Throws Trouble for a folder, which Node takes for a stream that has ended. */
const standardInput = (): Streams["input"] => {
  if (fstatSync(STANDARD_INPUT).isDirectory())
    throw new Trouble("standard input is a folder; give it a file or the output of a program");
  return process.stdin as Readable & AsyncIterable<Uint8Array>;
};

const ENDING = ["SIGINT", "SIGTERM"] as const;

/** The session of a real process. */
export const processSession = (): Session => {
  const { env, stdout, stderr } = process;
  stderr.on("error", () => undefined);
  return sessionOver({
    out: writerTo(stdout),
    err: (text) => void stderr.write(text),
    get input() {
      return standardInput();
    },
    colour: stdout.isTTY && !isSet(env["NO_COLOR"]) && env["TERM"] !== "dumb",
    terminal: stdout.isTTY,
    progress: stderr.isTTY && env["TERM"] !== "dumb",
    debug: isSet(env["ASSIZE_DEBUG"]),
    onSignal: (end) => {
      for (const signal of ENDING) process.on(signal, end);
      return () => {
        for (const signal of ENDING) process.off(signal, end);
      };
    },
  });
};
