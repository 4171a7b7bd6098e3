import { nameOf } from "./naming.ts";

/** In milliseconds: shorter than this is no movement. */
const LEAST = 10;

/** What moves although less motion is wished for. Nothing where it is not. */
export function movingIn(root: Element): string[] {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  const moving = root
    .getAnimations({ subtree: true })
    .filter(({ playState, effect }) => playState === "running" && lasting(effect) > LEAST)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
  return [...new Set(moving)].flatMap((element) => (element ? [`motion: ${nameOf(element)} moves`] : []));
}

const lasting = (effect: AnimationEffect | null) => Number(effect?.getComputedTiming().endTime ?? 0);
