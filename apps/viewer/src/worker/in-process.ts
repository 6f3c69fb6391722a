// A worker in the caller's own process, for tests: messages are copied as they would be between threads.
import { type Client, createClient, type Port } from "../protocol/client.ts";
import type { Request, Response } from "../protocol/questions.ts";
import { respond } from "./answers.ts";
import type { Desk } from "./desk.ts";

export const portInProcess = (desk: Desk): Port => {
  let open = true;
  const port: Port = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      const request = structuredClone(message) as Request;
      void respond(desk, request, (response: Response) => {
        if (open) port.onmessage?.({ data: structuredClone(response) } as MessageEvent<Response>);
      });
    },
    terminate: () => {
      open = false;
    },
  };
  return port;
};

export const clientInProcess = (desk: Desk): Client => createClient(portInProcess(desk));
