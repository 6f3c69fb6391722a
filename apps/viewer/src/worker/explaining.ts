// Loaded where a record deviates.
export { explaining } from "@assize/kernel-verifier";
