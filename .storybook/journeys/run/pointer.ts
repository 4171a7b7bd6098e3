import type { Pointer } from "../hand/hand.ts";

const WAY_MS = 450;
const PRESS_MS = 200;

/** Moves a mark over the app; where somebody wants less motion it is there at once. */
export function createPointer(mark: HTMLElement, isCalm: boolean): Pointer {
  const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
  return {
    async moveTo(element) {
      const { left, top, width, height } = element.getBoundingClientRect();
      mark.style.setProperty("--x", `${left + Math.min(width / 2, 160)}px`);
      mark.style.setProperty("--y", `${top + height / 2}px`);
      mark.dataset.isThere = "";
      if (!isCalm) await wait(WAY_MS);
    },
    press() {
      mark.dataset.presses = "";
      setTimeout(() => delete mark.dataset.presses, PRESS_MS);
    },
  };
}
