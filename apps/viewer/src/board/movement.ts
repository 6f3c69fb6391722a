// Lets shapes travel to where the painter has put them, come in and fade out, through the Web Animations API. What is
// under way when the next drawing comes goes on from where it is. Knows elements and spots, no game.
import {
  between,
  type Difference,
  type Flight,
  type Spot,
  type Stand,
  type Stands,
  within,
} from "@assize/kernel-drawing";

interface UnderWay {
  readonly animation: Animation;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Movement {
  /** True while something is under way. */
  readonly isMoving: () => boolean;
  /** The stands as they look now: where something is under way, where it is. */
  readonly seen: (stands: Stands) => Stands;
  /** `flights` say where what comes comes from, and what turns. */
  readonly play: (
    difference: Difference,
    stands: Stands,
    durationMs: number,
    flights?: readonly Flight[],
  ) => void;
  /** Ends everything that is under way: all is where it belongs. */
  readonly settle: () => void;
}

const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";
const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/** How an element has to be transformed to be seen at a spot. */
const transformAt = (spot: Spot, to: Stand): string => {
  const seen = within(spot, to.frame);
  const home = within(to.spot, to.frame);
  return to.isGroup
    ? `translate(${px(seen.x)}, ${px(seen.y)}) scale(${seen.scale})`
    : `translate(${px(seen.x - home.x)}, ${px(seen.y - home.y)})`;
};

export const createMovement = (elementOf: (key: string) => SVGElement | undefined): Movement => {
  const flights = new Map<string, UnderWay>();
  const fades = new Set<Animation>();

  const settle = (): void => {
    for (const { animation } of flights.values()) animation.cancel();
    for (const fade of fades) fade.cancel();
    flights.clear();
    fades.clear();
  };

  const fly = (key: string, from: Spot, to: Stand, durationMs: number): void => {
    const element = elementOf(key);
    if (element === undefined) return;
    const keyframes = [from, to.spot].map((spot) => ({
      transform: transformAt(spot, to),
      opacity: 1,
    }));
    const animation = element.animate(keyframes, { duration: durationMs, easing: EASING });
    const flight = { animation, from, to: to.spot };
    flights.set(key, flight);
    animation.onfinish = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
  };

  /** Another side of it comes up. */
  const turn = (key: string, at: Stand, durationMs: number): void => {
    const { x, y, scale } = within(at.spot, at.frame);
    const keyframes = at.isGroup
      ? [0, scale].map((wide) => ({
          transform: `translate(${px(x)}, ${px(y)}) scale(${wide}, ${scale})`,
        }))
      : [{ opacity: 0 }, { opacity: 1 }];
    const animation = elementOf(key)?.animate(keyframes, { duration: durationMs, easing: EASING });
    if (animation === undefined) return;
    fades.add(animation);
    animation.onfinish = () => fades.delete(animation);
  };

  const fadeIn = (key: string, durationMs: number): void => {
    const fade = elementOf(key)?.animate([{ opacity: 0, offset: 0 }], {
      duration: durationMs,
      easing: "ease-out",
    });
    if (fade === undefined) return;
    fades.add(fade);
    fade.onfinish = () => fades.delete(fade);
  };

  return {
    isMoving: () => flights.size > 0,
    seen: (stands) => {
      const now = new Map(stands);
      for (const [key, { animation, from, to }] of flights) {
        const stand = stands.get(key);
        const share = animation.effect?.getComputedTiming().progress ?? 1;
        if (stand !== undefined) now.set(key, { ...stand, spot: between(from, to, share) });
      }
      return now;
    },
    play: ({ travels, came }, stands, durationMs, flights = []) => {
      settle();
      for (const { key, from } of travels) fly(key, from, stands.get(key)!, durationMs);
      const done = new Set<string>();
      for (const { key, from, turns, shape } of flights) {
        const stand = stands.get(key);
        if (stand === undefined || shape !== null) continue;
        done.add(key);
        if (turns) turn(key, stand, durationMs);
        else fly(key, from, stand, durationMs);
      }
      for (const key of came) if (!done.has(key)) fadeIn(key, durationMs);
    },
    settle,
  };
};
