import { configure, getConfig } from "storybook/test";
import { armFault } from "#app/sandbox/faults.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import { DEFAULT_DATABASE, type Store } from "#app/sandbox/store.ts";
import type { FaultRunStore } from "./faultRun.ts";
import { untilQuiet, until } from "./quiet.ts";
import { newIn, readScreen } from "./readScreen.ts";

/** More answers than a step asks for. */
const ALWAYS = 1000;
/** How long the app may take to ask, to get its answer (its own limit is 30 s), and to come to rest; in milliseconds. */
const ASKS_MS = 1000;
const ANSWERED_MS = 35_000;
const RESTS_MS = 5000;
/** How long a play waits for what a fault may keep away, in milliseconds. */
const PATIENCE_MS = 4000;

/** A dead token is met once: the next call has the new one. */
const timesOf = (kind: FaultKind) => (kind.startsWith("token-dead") ? 1 : ALWAYS);

/** Whether the play came to its end. */
export const attempt = (play: () => Promise<unknown>): Promise<boolean> =>
  play().then(
    () => true,
    () => false,
  );

async function attemptImpatiently(play: () => Promise<unknown>): Promise<boolean> {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: PATIENCE_MS });
  const isDone = await attempt(play);
  configure({ asyncUtilTimeout });
  return isDone;
}

export function liftFault(provider: Store): void {
  provider.change(DEFAULT_DATABASE, (database) => {
    database.faults = [];
  });
}

/** Plays a step while every answer has the fault. The answer: whether somebody can see it. */
export async function strike(
  run: FaultRunStore,
  provider: Store,
  play: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const { chosen } = run.getState();
  if (!chosen) throw new Error("There is no fault to strike with.");
  const { kind } = chosen;
  const met = () => provider.read(DEFAULT_DATABASE).log.filter(({ fault }) => fault === kind).length;
  const [before, metBefore] = [readScreen(), met()];
  provider.change(DEFAULT_DATABASE, (database) => armFault(database, { call: "*", kind, times: timesOf(kind) }));
  const isAsked = () => {
    const [armed] = provider.read(DEFAULT_DATABASE).faults.filter((fault) => fault.kind === kind && fault.call === "*");
    return (armed?.times ?? 0) < timesOf(kind);
  };
  run.setState({ stage: "struck" });
  const isDone = await attemptImpatiently(play);
  const isMet = await until(isAsked, ASKS_MS, signal);
  if (isMet) await until(() => met() > metBefore, ANSWERED_MS, signal);
  await untilQuiet(RESTS_MS, signal);
  const now = readScreen();
  const messages = newIn(now, before);
  run.setState({ isMet, said: { heading: now.heading, messages } });
  return isMet && (!isDone || messages.length > 0);
}
