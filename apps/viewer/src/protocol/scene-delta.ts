// How drawings cross from the worker to the page: as what differs from those before, so that little is copied, and the
// page keeps the very shapes and members that stay and need not compare them. Both ends keep the last shape of each key
// that crossed; messages come in order.
import type { GroupShape, Scene, Shape } from "@assize/kernel-drawing";
import { Defect } from "@assize/kernel-model";

/** A shape that is the last one with its key is only named; of one that is like it only what differs is sent. */
type SentShape = string | Shape | SentGroup | SentMembers;

interface SentGroup extends Omit<GroupShape, "children"> {
  readonly children: readonly SentShape[];
}

type Members = Readonly<Record<string, unknown>>;

interface SentMembers {
  readonly like: string;
  readonly members: Members;
}

export interface SentScene extends Omit<Scene, "shapes"> {
  readonly shapes: readonly SentShape[];
}

const membersOf = (shape: Shape): Members => shape as unknown as Members;

/** The members that are not the very same; undefined where the one before has some that the other lacks. */
const differingMembers = (before: Shape, after: Shape): Members | undefined => {
  const [old, now] = [membersOf(before), membersOf(after)];
  for (const name in old) if (!Object.hasOwn(now, name)) return undefined;
  const differing: Record<string, unknown> = {};
  for (const name in now) if (old[name] !== now[name]) differing[name] = now[name];
  return differing;
};

/** The worker's end. */
export const createSceneSender = (): ((scene: Scene) => SentScene) => {
  const sent = new Map<string, Shape>();
  const packWhole = (shape: Shape): SentShape =>
    shape.kind === "group" ? { ...shape, children: shape.children.map(pack) } : shape;
  const pack = (shape: Shape): SentShape => {
    const { key } = shape;
    const known = sent.get(key);
    if (known === shape) return key;
    sent.set(key, shape);
    const members = known?.kind === shape.kind ? differingMembers(known, shape) : undefined;
    if (members === undefined) return packWhole(shape);
    if (shape.kind !== "group" || members["children"] === undefined) return { like: key, members };
    return { like: key, members: { ...members, children: shape.children.map(pack) } };
  };
  return (scene) => ({ ...scene, shapes: scene.shapes.map(pack) });
};

/** The page's end; it has to see every drawing that was sent, in order. */
export const createSceneReceiver = (): ((scene: SentScene) => Scene) => {
  const received = new Map<string, Shape>();
  const knownAs = (key: string): Shape => {
    const known = received.get(key);
    if (known === undefined) throw new Defect(`the page never had the shape ${key}`);
    return known;
  };
  const unpackWhole = (shape: Shape | SentGroup): Shape =>
    shape.kind === "group" ? { ...shape, children: shape.children.map(unpack) } : shape;
  const unpackLike = ({ like, members }: SentMembers): Shape => {
    const made = { ...knownAs(like), ...members } as Shape | SentGroup;
    return "children" in members ? unpackWhole(made) : (made as Shape);
  };
  const unpack = (shape: SentShape): Shape => {
    if (typeof shape === "string") return knownAs(shape);
    const whole = "like" in shape ? unpackLike(shape) : unpackWhole(shape);
    received.set(whole.key, whole);
    return whole;
  };
  return (scene) => ({ ...scene, shapes: scene.shapes.map(unpack) });
};
