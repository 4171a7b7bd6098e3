import type { ArmedFault, FaultKind } from "./faultKinds.ts";
import { brokenAnswers } from "./faults/answers.ts";
import { distortions } from "./faults/distortions.ts";
import { noAnswer, stalledAnswer } from "./faults/silence.ts";
import type { Database } from "./database.ts";

/** `wait` ends early when the caller aborts. */
export type Waiting = { wait: (milliseconds: number, signal: AbortSignal) => Promise<void>; signal: AbortSignal };

export const SLOW_ANSWER_MS = 10_000;
export const LATE_ANSWER_MS = 3_000;

export function armFault(database: Database, fault: ArmedFault): void {
  if (fault.times > 0) database.faults.push(fault);
}

/** Takes the first armed fault that matches `call`; it stays armed while responses are left. */
export function takeFault(database: Database, call: string): FaultKind | null {
  const fault = database.faults.find((candidate) => candidate.call === call || candidate.call === "*");
  if (!fault) return null;
  fault.times -= 1;
  database.faults = database.faults.filter((candidate) => candidate.times > 0);
  const refreshFault = followUps[fault.kind];
  if (refreshFault && call !== "refresh") database.faults.unshift({ call: "refresh", kind: refreshFault, times: 1 });
  return fault.kind;
}

/** The fault of the refresh after an expired token. */
const followUps: Partial<Record<FaultKind, FaultKind>> = {
  "token-dead-refresh-refused": "token-dead-refresh-ok",
  "token-dead-refresh-unanswered": "no-answer",
};

/**
 * Applies a fault to the response. `respond` runs the rule: only if the provider would have carried out the request,
 * not if it refuses or is never reached.
 */
export async function injectFault(
  kind: FaultKind,
  respond: () => Promise<Response>,
  { wait, signal }: Waiting,
): Promise<Response> {
  if (kind === "offline") return Response.error();
  if (kind === "reset") return respond().then(() => Response.error());
  if (kind === "no-answer") return noAnswer(signal);
  if (kind === "stall") return stalledAnswer(await respond(), signal);
  if (kind === "slow") await wait(SLOW_ANSWER_MS, signal);
  if (kind === "out-of-order") {
    const answer = await respond();
    await wait(LATE_ANSWER_MS, signal);
    return answer;
  }
  const broken = brokenAnswers[kind];
  if (broken) return broken();
  const answer = await respond();
  return distortions[kind]?.(answer) ?? answer;
}
