// What the build makes of a stylesheet or a worker that is imported for its text or its address.
declare module "*.css?inline" {
  const text: string;
  export default text;
}
declare module "*?worker&url" {
  const address: string;
  export default address;
}
