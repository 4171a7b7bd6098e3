import type { RunStore } from "../run.ts";
import { recoveryOf, type Recovery, type Step } from "./goOn.ts";
import { attempt, liftFault, strike } from "./strike.ts";
import type { StruckApp } from "./struckApp.ts";
import { staysOnShow } from "./words.ts";

/** What a journey's play has come to; `recovery` is there once a fault was seen. */
export type Playing = { run: RunStore; app: StruckApp; recovery: Recovery | null };

/** Plays one step of a journey: as it is, under the fault that is chosen for it, or with what helps after one. */
export async function playStep(playing: Playing, step: Step, signal: AbortSignal): Promise<void> {
  const { run } = playing;
  if (run.getState().stage === "stuck") return;
  const at = run.getState().at + 1;
  run.setState({ at });
  await drawnBeside();
  const { chosen, steps, restAfter } = run.getState();
  const isLast = at === steps.length;
  if (chosen?.step === at) await playStruck(playing, step, isLast, signal);
  else if (playing.recovery) await playOn(playing.recovery, run, step);
  else await playOrTell(run, step, signal);
  if (run.getState().stage === "stuck" || signal.aborted) return;
  if (isLast) run.setState({ isFinished: true });
  else if (restAfter === at) await restIn(run, "resting", signal);
}

/** Nothing beside the phone is drawn anew within a step: on a busy machine that loses a press on the screen. */
const drawnBeside = () => new Promise((resolve) => setTimeout(resolve));

/** A step that fails without a fault is a fault of the app or of the path: the list says where, the story why. */
async function playOrTell(run: RunStore, step: Step, signal: AbortSignal) {
  try {
    await step.play();
  } catch (error) {
    if (!signal.aborted) run.setState({ stage: "stuck" });
    throw error;
  }
}

async function playStruck(playing: Playing, step: Step, isLast: boolean, signal: AbortSignal) {
  const { run, app } = playing;
  const from = app.address();
  const struck = await strike(run, app.provider, step.play, signal);
  const { isMet, chosen } = run.getState();
  if (!isMet) {
    liftFault(app.provider);
    run.setState({ stage: "unchanged" });
    // Without a call it failed for a reason of its own, if it failed, and says so.
    if (!struck.isDone) await step.play();
    return;
  }
  if (struck.isSeen || (chosen && staysOnShow(chosen.kind))) {
    await restIn(run, "shown", signal);
    if (signal.aborted) return;
  }
  playing.recovery = recoveryOf(run, app, { ...struck, step, from }, signal);
  if (!struck.isSeen) return run.setState({ stage: "unchanged" });
  await playing.recovery.next();
  if (isLast) await playOn(playing.recovery, run, step);
}

/** Plays a step after the fault; as long as it does not work, the person tries what may help. */
async function playOn(recovery: Recovery, run: RunStore, step: Step) {
  while (!(await attempt(step.play))) if (!(await recovery.next())) return run.setState({ stage: "stuck" });
  recovery.passed(step);
}

/** Rests until somebody has looked and goes on. */
function restIn(run: RunStore, stage: "shown" | "resting", signal: AbortSignal): Promise<void> {
  const before = run.getState().stage;
  run.setState({ stage });
  return new Promise((resolve) => {
    const end = run.subscribe((now) => now.stage !== stage && left());
    const left = () => {
      end();
      if (stage === "resting") run.setState({ stage: before });
      resolve();
    };
    signal.addEventListener("abort", left, { once: true });
  });
}
