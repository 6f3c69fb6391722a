// The worker's message loop, and nothing else: one question comes in, its answers go out.
import { nobleHash } from "@assize/kernel-integrity";
import type { Request, Response } from "../protocol/questions.ts";
import { respond } from "./answers.ts";
import { newDesk } from "./desk.ts";
import { catalogue } from "./games.ts";

const desk = newDesk(catalogue, nobleHash);

self.onmessage = ({ data }: MessageEvent<Request>): void =>
  void respond(desk, data, (response: Response) => self.postMessage(response));
