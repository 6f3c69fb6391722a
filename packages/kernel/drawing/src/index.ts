// A drawing as SVG, the pieces drawings are made of, and one drawing for any game.
export {};
