import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import { createStore } from "zustand/vanilla";
import type { Message } from "#app/sandbox/database/records.ts";
import { createHand, JourneyStop } from "../hand/hand.ts";
import type { Journey } from "../journey.ts";
import { createOtherSide } from "../otherSide.ts";
import { createStage, type Stage } from "../page/stage.ts";
import { words } from "../words.ts";
import { begin } from "./begin.ts";
import { openFrame, type AppFrame } from "./openFrame.ts";
import { createPointer } from "./pointer.ts";

/** `at`: the place of the step that is played, comes next, or failed. */
export type RunState = { at: number; messages: readonly Message[] } & (
  { kind: "starting" | "ready" | "playing" | "ended" } | { kind: "stopped"; reason: string }
);

export type RunDeps = {
  box: HTMLElement;
  mark: HTMLElement;
  isCalm: boolean;
  theme: Stage["theme"];
  /** Goes wrong from the first step on. */
  fault: FaultKind | null;
};

export type Run = ReturnType<typeof createRun>;

const LETTER_MS = 30;
const BETWEEN_MS = 500;

/** One life of a journey: the app in its frame, the other side, and the steps that are played on it. */
export function createRun({ beginning, steps }: Journey, { box, mark, isCalm, theme, fault }: RunDeps) {
  const state = createStore<RunState>(() => ({ kind: "starting", at: 0, messages: [] }));
  const provider = createOtherSide(beginning.settings, () => state.setState({ messages: provider.messages() }));
  const stage = createStage({ store: provider.store, path: beginning.path, theme });
  const life = new AbortController();
  let playing: AbortController | null = null;
  let frame: AppFrame | null = null;

  const show = (
    next: { kind: "starting" | "ready" | "playing" | "ended" } | { kind: "stopped"; reason: string },
    at = state.getState().at,
  ) => state.setState({ ...next, at, messages: provider.messages() }, true);

  const handFor = (signal: AbortSignal) =>
    createHand({
      page: () => stage.page,
      pointer: createPointer(mark, isCalm),
      signal,
      letterMs: isCalm ? 0 : LETTER_MS,
      open: async (path) => frame?.load(path),
    });

  async function playStep(at: number, signal: AbortSignal): Promise<void> {
    const step = steps[at];
    const hand = handFor(signal);
    await step?.does?.(hand, provider);
    if (step?.sees) await hand.sees(step.sees);
    if (!isCalm) await new Promise((done) => setTimeout(done, step?.does ? BETWEEN_MS : BETWEEN_MS / 2));
    signal.throwIfAborted();
  }

  return {
    state,
    async start() {
      begin(stage, provider, beginning);
      frame = openFrame(box, stage);
      await frame.load(beginning.path);
      if (fault) provider.fail(fault);
      if (!life.signal.aborted) show({ kind: "ready" });
    },
    /** Plays so many of the steps that are left, until one fails or somebody halts it. */
    async play(count = Infinity) {
      const first = state.getState().at;
      const control = new AbortController();
      const before = document.activeElement;
      playing = control;
      stage.isPlaying = true;
      try {
        for (let at = first; at < Math.min(steps.length, first + count); at++) {
          show({ kind: "playing" }, at);
          await playStep(at, control.signal);
          show({ kind: at + 1 === steps.length ? "ended" : "playing" }, at + 1);
        }
        if (state.getState().kind === "playing") show({ kind: "ready" });
      } catch (reason) {
        if (life.signal.aborted) return;
        if (control.signal.aborted) show({ kind: "ready" });
        else show({ kind: "stopped", reason: told(reason) });
      } finally {
        stage.isPlaying = false;
        // The hand has taken the focus into the app.
        if (before instanceof HTMLElement && !life.signal.aborted) before.focus({ preventScroll: true });
      }
    },
    halt: () => playing?.abort(),
    light: (next: Stage["theme"]) => {
      stage.theme = next;
      if (stage.page) stage.page.documentElement.dataset.theme = next;
    },
    close() {
      life.abort();
      playing?.abort();
      frame?.close();
    },
  };
}

const told = (reason: unknown): string =>
  reason instanceof JourneyStop
    ? reason.message
    : words.unexpected(reason instanceof Error ? reason.message : String(reason));
