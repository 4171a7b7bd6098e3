import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { appIn } from "../connectedStory.tsx";
import { NEVER, type RunStore } from "./run.ts";

/** Updates the list of steps during the play of a journey, and pauses after the requested step. */
export const journeyAddon = () =>
  definePreviewAddon({
    async runStep(_label, play, context) {
      const run = context.loaded["run"] as RunStore | undefined;
      if (!run) return play(context);
      const act = async () => {
        closeNotices(appIn(context));
        await play(context);
      };
      await playStep(run, act, context.abortSignal);
    },
  });

/** What an earlier step announced would cover what the next one is about. */
function closeNotices({ page }: ReturnType<typeof appIn>): void {
  const { toaster } = page.getState().deps;
  for (const { id } of toaster.getNotices()) toaster.close(id);
}

/** A step that fails is a fault of the app or of the journey: the list says where, the story why. */
async function playStep(run: RunStore, play: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  const before = run.getState().at;
  if (before === 0 && run.getState().restAfter === 0) await rest(run, signal);
  else await wait(run, signal);
  if (signal.aborted) return;
  const at = before + 1;
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
  else if (at >= restAfter) await rest(run, signal);
}

/** Lets people see a step before the next one, unless the play is on its way to a chosen step. Ends when it is paused. */
async function wait(run: RunStore, signal: AbortSignal): Promise<void> {
  const { pace, restAfter, at } = run.getState();
  if (restAfter !== NEVER || pace === 0 || at === 0) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, pace);
    const unsubscribe = run.subscribe(end);
    signal.addEventListener("abort", end, { once: true });
  });
  if (!signal.aborted && run.getState().restAfter <= at) await rest(run, signal);
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
