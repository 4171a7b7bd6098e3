import { isBeside } from "../beside.ts";

const LOOK_EVERY_MS = 100;

/** Looks until it is so, at most so many milliseconds; ends early when the story is left. The answer: whether it is so. */
export async function until(isSo: () => boolean, most: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + most;
  while (!isSo() && performance.now() < end && !signal.aborted)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  return isSo();
}

const QUIET_MS = 600;

/** Resolves once the phone has not changed for a moment; a countdown that runs on ends it after `most` milliseconds. */
export async function untilQuiet(most: number, signal: AbortSignal): Promise<void> {
  let last = performance.now();
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !isBeside(target))) last = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await until(() => performance.now() - last > QUIET_MS, most, signal);
  observer.disconnect();
}
