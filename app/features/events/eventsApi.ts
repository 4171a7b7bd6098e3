import { fromPromise } from "xstate";
import type { ApplicationAnswer } from "#app/features/events/applicationMachine.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { applyForEvents, getAvailableEvents, withdrawFromEvents } from "#app/client/calls/signedIn.ts";
import { isUnanswered } from "#app/client/problemOf.ts";
import type { ApiError } from "#app/client/result.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { EVENT_TYPE } from "#src/model/events/eventType.ts";
import type { WireId } from "#src/model/reading.ts";
import type { ApplyProblem, WithdrawProblem } from "#src/screens/events/openApplication.ts";

export type Sent<Problem> = { ok: true; message: string | null } | { ok: false; problem: Problem };

/** As spelled by the provider, string or number (C-72). */
type RequestDeps = Pick<SignedIn, "client"> & { extraId: WireId };

const bodyOf = (extraId: WireId, events: readonly AvailableEvent[]) => ({
  extra_id: extraId,
  event_ids: events.map(({ event_id: id }) => id),
});

/** Applies for all days in one request, once (EVT-01, F6). The caller announces the success, the client a failure. */
export async function sendApply(
  { client, extraId }: RequestDeps,
  events: readonly AvailableEvent[],
): Promise<Sent<ApplyProblem>> {
  const result = await client.call(applyForEvents, { body: bodyOf(extraId, events) });
  return result.ok ? result : failed(result.apiError, { code: "applyFailed" });
}

/** The same for withdrawing. */
export async function sendWithdraw(
  { client, extraId }: RequestDeps,
  events: readonly AvailableEvent[],
): Promise<Sent<WithdrawProblem>> {
  const result = await client.call(
    withdrawFromEvents,
    { body: bodyOf(extraId, events) },
    { onSuccessText: { from: "copy", key: "events.withdrawn" } },
  );
  return result.ok ? result : failed(result.apiError, { code: "withdrawFailed" });
}

/** The same text as in the notice. */
function failed<Own>(apiError: ApiError, own: Own) {
  const { message } = apiError;
  const problem = message ? { message } : isUnanswered(apiError) ? ({ code: "noAnswer" } as const) : own;
  return { ok: false as const, problem };
}

/** The current days of the provider; a failure is not announced. */
export const readAvailableEvents = ({ client, extraId }: Pick<SignedIn, "client" | "extraId">) =>
  client.call(getAvailableEvents, { params: { extraId }, query: { type: EVENT_TYPE } }, { quiet: true });

/** Effects of a response, executed even after unmount. */
export type ApplicationDeps = {
  apply: (events: readonly AvailableEvent[]) => Promise<Sent<ApplyProblem>>;
  withdraw: (events: readonly AvailableEvent[]) => Promise<Sent<WithdrawProblem>>;
  /** Returns the following screen, if any. */
  onApplied: (events: readonly AvailableEvent[], message: string | null) => ScreenName | null;
  onWithdrawn: (events: readonly AvailableEvent[]) => void;
  /** Refetches the dates silently: a refusal may mean that they are outdated. */
  refresh: () => void;
};

type Input = { events: readonly AvailableEvent[] };

export function applicationActors({ apply, withdraw, onApplied, onWithdrawn, refresh }: ApplicationDeps) {
  return {
    apply: fromPromise<ApplicationAnswer, Input>(async ({ input: { events } }) => {
      const sent = await apply(events);
      if (sent.ok) return { problem: null, next: onApplied(events, sent.message) };
      refresh();
      return { problem: sent.problem, next: null };
    }),
    withdraw: fromPromise<ApplicationAnswer, Input>(async ({ input: { events } }) => {
      const sent = await withdraw(events);
      if (sent.ok) onWithdrawn(events);
      else refresh();
      return { problem: sent.ok ? null : sent.problem, next: null };
    }),
  };
}
