import { configure, getConfig } from "storybook/test";
import { REQUEST_TIMEOUT_MS } from "#app/platform/limit.ts";
import { armFault, LATE_ANSWER_MS, SLOW_ANSWER_MS } from "#app/sandbox/faults.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import { DEFAULT_DATABASE, type Store } from "#app/sandbox/store.ts";
import type { RunStore } from "../run.ts";
import { untilQuiet, until } from "./quiet.ts";
import { followPresses, hearNotices, newIn, readScreen } from "./readScreen.ts";

/** More answers than a step asks for. */
const ALWAYS = 1000;
/** How long the app may take to ask, to get its answer, and to come to rest; in milliseconds. */
const ASKS_MS = 1000;
const ANSWERED_MS = REQUEST_TIMEOUT_MS + 5000;
const RESTS_MS = 5000;
/** How long a play waits for what a fault may keep away, in milliseconds; longer for an answer that comes late. */
const PATIENCE_MS = 4000;
const LATE_MS: Partial<Record<FaultKind, number>> = { slow: SLOW_ANSWER_MS, "out-of-order": LATE_ANSWER_MS };

/** Nothing ends these but the app's own limit: met twice where the app asks what became of a change. */
const ENDED_MS = 2 * REQUEST_TIMEOUT_MS + 5000;
const ENDLESS: readonly FaultKind[] = ["no-answer", "stall", "token-dead-refresh-unanswered"];

/** A dead token is met once: the next call has the new one. */
const timesOf = (kind: FaultKind) => (kind.startsWith("token-dead") ? 1 : ALWAYS);

/** Whether the play came to its end. */
export const attempt = (play: () => Promise<unknown>): Promise<boolean> =>
  play().then(
    () => true,
    () => false,
  );

async function attemptImpatiently(play: () => Promise<unknown>, patience: number): Promise<boolean> {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: patience });
  const isDone = await attempt(play);
  configure({ asyncUtilTimeout });
  return isDone;
}

export function liftFault(provider: Store): void {
  provider.change(DEFAULT_DATABASE, (database) => {
    database.faults = [];
  });
}

export type Struck = {
  /** Whether somebody can see the fault. */
  isSeen: boolean;
  /** Whether the step came to its end all the same. */
  isDone: boolean;
  /** The name of the button that the person pressed last. */
  pressed: string | null;
};

/** Plays a step while every answer has the fault. */
export async function strike(
  run: RunStore,
  provider: Store,
  play: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<Struck> {
  const { chosen } = run.getState();
  if (!chosen) throw new Error("There is no fault to strike with.");
  const { kind } = chosen;
  const met = () => provider.read(DEFAULT_DATABASE).log.filter(({ fault }) => fault === kind).length;
  const [before, metBefore] = [readScreen(), met()];
  const heard = hearNotices();
  const lastPressed = followPresses();
  provider.change(DEFAULT_DATABASE, (database) => armFault(database, { call: "*", kind, times: timesOf(kind) }));
  const isAsked = () => {
    const [armed] = provider.read(DEFAULT_DATABASE).faults.filter((fault) => fault.kind === kind && fault.call === "*");
    return (armed?.times ?? 0) < timesOf(kind);
  };
  run.setState({ stage: "struck" });
  const isDone = await attemptImpatiently(play, PATIENCE_MS + (LATE_MS[kind] ?? 0));
  const pressed = lastPressed();
  const isMet = await until(isAsked, ASKS_MS, signal);
  const isTold = () => newIn(readScreen(), before).length > 0;
  if (isMet && ENDLESS.includes(kind)) await until(isTold, ENDED_MS, signal);
  else if (isMet) await until(() => met() > metBefore, ANSWERED_MS, signal);
  await untilQuiet(RESTS_MS, signal);
  const now = readScreen();
  const messages = newIn({ ...now, messages: [...new Set([...now.messages, ...heard()])] }, before);
  run.setState({ isMet, isDone, said: { heading: now.heading, messages } });
  return { isSeen: isMet && (!isDone || messages.length > 0), isDone, pressed };
}
