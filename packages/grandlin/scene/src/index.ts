// A view of a state as a drawing made of named shapes.
export {};
