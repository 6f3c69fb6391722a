// A game's statechart as data, as Mermaid, as SCXML, and as a drawing.
export {};
