// What tests need of Node: servers of their own.
export { HAS_NATS_SERVER, startCluster, startServer, type TestServer } from "./node-nats-server.ts";
