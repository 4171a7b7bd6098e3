import { fromPromise } from "xstate";
import type { ApplicationAnswer } from "#app/features/events/applicationMachine.ts";
import type { Sent } from "#app/features/events/eventsApi.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import type { ApplyProblem, WithdrawProblem } from "#src/screens/events/openApplication.ts";

/** What follows from an answer happens at once, even if the screen was left meanwhile. */
export type ApplicationDeps = {
  apply: (events: readonly AvailableEvent[]) => Promise<Sent<ApplyProblem>>;
  withdraw: (events: readonly AvailableEvent[]) => Promise<Sent<WithdrawProblem>>;
  /** Returns the screen that follows, if there is one. */
  onApplied: (events: readonly AvailableEvent[], message: string | null) => ScreenName | null;
  onWithdrawn: (events: readonly AvailableEvent[]) => void;
  /** Reads the dates again, without a word: what is on show may be older than what the provider has just refused. */
  refresh: () => void;
};

type Input = { events: readonly AvailableEvent[] };

/** What applying and withdrawing ask of the provider. */
export function applicationServices({ apply, withdraw, onApplied, onWithdrawn, refresh }: ApplicationDeps) {
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
