import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import type { RunStore } from "./run.ts";

/** Updates the list of steps during the play of a journey, and pauses after the requested step. */
export const journeyAddon = () =>
  definePreviewAddon({
    async runStep(_label, play, context) {
      const run = context.loaded["run"] as RunStore | undefined;
      await (run ? playStep(run, async () => play(context), context.abortSignal) : play(context));
    },
  });

/** A step that fails is a fault of the app or of the journey: the list says where, the story why. */
async function playStep(run: RunStore, play: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  const at = run.getState().at + 1;
  run.setState({ at });
  await listRendered();
  try {
    await play();
  } catch (error) {
    if (!signal.aborted) run.setState({ stage: "stuck" });
    throw error;
  }
  if (signal.aborted) return;
  const { steps, restAfter } = run.getState();
  if (at === steps.length) run.setState({ stage: "finished" });
  else if (at === restAfter) await rest(run, signal);
}

/** Nothing beside the phone is rendered within a step: on a busy machine that loses a press on the screen. */
const listRendered = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the user continues or leaves the story. */
function rest(run: RunStore, signal: AbortSignal): Promise<void> {
  run.setState({ stage: "resting" });
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = run.subscribe(({ stage }) => stage !== "resting" && end());
    signal.addEventListener("abort", end, { once: true });
  });
}
