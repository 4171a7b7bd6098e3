import type { FaultRunStore } from "./faultRun.ts";
import { recoveryOf, type Recovery, type Step } from "./goOn.ts";
import { attempt, liftFault, strike } from "./strike.ts";
import type { StruckApp } from "./struckApp.ts";
import { staysOnShow } from "./words.ts";

/** What a journey's play has come to; `recovery` is there once a fault was seen, `played` counts steps without one. */
export type Playing = { run: FaultRunStore; app: StruckApp; recovery: Recovery | null; played: number };

/** Plays one step of a journey: as it is, under the fault that is chosen for it, or with what helps after one. */
export async function playStep(playing: Playing, step: Step, signal: AbortSignal): Promise<void> {
  const { run } = playing;
  // Nothing beside the phone is drawn anew then: on a busy machine that loses a press on the screen.
  if (!run.getState().chosen) {
    await step.play();
    playing.played += 1;
    if (playing.played === run.getState().steps.length && !signal.aborted) run.setState({ isFinished: true });
    return;
  }
  if (run.getState().stage === "stuck") return;
  const at = run.getState().at + 1;
  run.setState({ at });
  const { chosen, steps } = run.getState();
  const isLast = at === steps.length;
  if (chosen?.step === at) await playStruck(playing, step, isLast, signal);
  else if (playing.recovery) await playOn(playing.recovery, run, step);
  else await step.play();
  if (isLast && run.getState().stage !== "stuck" && !signal.aborted) run.setState({ isFinished: true });
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
    run.setState({ stage: "shown" });
    await goneOn(run, signal);
    if (signal.aborted) return;
  }
  playing.recovery = recoveryOf(run, app, { ...struck, step, from }, signal);
  if (!struck.isSeen) return run.setState({ stage: "unchanged" });
  await playing.recovery.next();
  if (isLast) await playOn(playing.recovery, run, step);
}

/** Plays a step after the fault; as long as it does not work, the person tries what may help. */
async function playOn(recovery: Recovery, run: FaultRunStore, step: Step) {
  while (!(await attempt(step.play))) if (!(await recovery.next())) return run.setState({ stage: "stuck" });
  recovery.passed(step);
}

/** Waits until somebody has looked at the fault and goes on. */
const goneOn = (run: FaultRunStore, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = run.subscribe(({ stage }) => stage !== "shown" && left());
    const left = () => {
      end();
      resolve();
    };
    signal.addEventListener("abort", left, { once: true });
  });
