// Addresses of the servers of these tests.
import * as Result from "effect/Result";
import { readAddress, type ServerAddress } from "../src/server-address.ts";

export const addressOf = (url: string): ServerAddress => Result.getOrThrow(readAddress(url));
