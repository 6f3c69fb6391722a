// Properties of one's own, for: npx assize explore xidit --properties docs/examples/properties.mjs
const RED = 1;

const isOut = ({ rankings }, seat) => rankings.some(({ eliminated }) => eliminated.includes(seat));

/** What holds of every position that can be reached, or of none; the other kinds are in the how-to. */
export const properties = [
  {
    kind: "always",
    id: "guilds-of-four",
    says: "A guild has one to four storeys.",
    holds: ({ context }) =>
      context.guilds.every((guild) => guild === null || (guild.storeys >= 1 && guild.storeys <= 4)),
  },
  {
    kind: "never",
    id: "red-wins",
    says: "Red does not win.",
    happens: ({ context, place }) => place === "ended" && !isOut(context, RED),
  },
];
