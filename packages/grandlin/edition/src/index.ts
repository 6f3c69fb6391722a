// Board, deck, services and treasures of the treasure game as data, and what follows from them.
export { ATTRIBUTES, CHANGES, COLOURS, QUANTITIES, SERVICES, TREASURE_KINDS } from "./format.ts";
export type {
  Attribute,
  Change,
  CardType,
  Colour,
  Edition,
  Effect,
  Face,
  Quantity,
  Service,
  ServiceFacts,
  TreasureKind,
} from "./format.ts";
export { beside, factsOf, SQUARES } from "./cards.ts";
export type { CardId, Facts, Square, TreasureId } from "./cards.ts";
export { cardsInWords, effectInWords } from "./card-words.ts";
export type { CardInWords } from "./card-words.ts";
export { statedOf } from "./stated-cards.ts";
export { CARDS_BY_TYPE, validateEdition } from "./validate.ts";
export { referenceEdition } from "./reference.ts";
export { grandlinEdition } from "./contract.ts";
