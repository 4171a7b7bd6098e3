import type { Sent } from "#app/features/events/eventsApi.ts";
import { createHeld } from "#app/platform/held.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { idOf } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import type { ApplicationAction, ApplyProblem, WithdrawProblem } from "#src/screens/events/openApplication.ts";

/** A date that was chosen, and for what: it does not change its meaning when news of it arrives. */
export type Choice = { id: string; to: "apply" | "withdraw" };

/** What somebody does on one visit to the calendar. */
export type Applying = {
  choices: readonly Choice[];
  /** `null`: where the calendar begins by itself. */
  day: CalendarDay | null;
  warned: string | null;
  action: ApplicationAction;
  /** The days of the invitation were answered on this visit. */
  areSuggestionsAnswered: boolean;
};

export type ApplyingMeans = {
  apply: (events: readonly AvailableEvent[]) => Promise<Sent<ApplyProblem>>;
  withdraw: (events: readonly AvailableEvent[]) => Promise<Sent<WithdrawProblem>>;
  onApplied: (events: readonly AvailableEvent[], message: string | null) => void;
  onWithdrawn: (events: readonly AvailableEvent[]) => void;
  /** Reads the dates again, without a word: what is on show may be older than what the provider has just refused. */
  refresh: () => void;
};

const choosing: ApplicationAction = { kind: "choosing", problem: null };

/** One choice, one request at a time (F6); what was chosen stays until the provider has said yes (VS-140). */
export function createApplying(means: ApplyingMeans) {
  const own = createHeld<Applying>({
    choices: [],
    day: null,
    warned: null,
    action: choosing,
    areSuggestionsAnswered: false,
  });
  const change = (changes: Partial<Applying>) => own.set({ ...own.get(), ...changes });
  const without = (events: readonly AvailableEvent[]) =>
    own.get().choices.filter(({ id }) => !events.some((event) => idOf(event) === id));

  return {
    getView: own.get,
    subscribe: own.subscribe,
    move: (day: CalendarDay) => change({ day }),
    warn: (id: string) => change({ warned: id }),
    toggle(choice: Choice) {
      const { choices } = own.get();
      const others = choices.filter(({ id }) => id !== choice.id);
      const isNew = others.length === choices.length;
      change({ choices: isNew ? [...others, choice] : others, warned: null, action: choosing });
    },

    async apply(events: readonly AvailableEvent[]): Promise<void> {
      if (own.get().action.kind !== "choosing" || events.length === 0) return;
      change({ action: { kind: "applying" } });
      const sent = await means.apply(events);
      if (sent.ok) {
        change({ choices: without(events), action: choosing });
        means.onApplied(events, sent.message);
      } else fail({ kind: "choosing", problem: sent.problem });
    },

    ask: () => own.get().action.kind === "choosing" && change({ action: { kind: "asking", problem: null } }),
    leave: () => own.get().action.kind === "asking" && change({ action: choosing }),
    async withdraw(events: readonly AvailableEvent[]): Promise<void> {
      if (own.get().action.kind !== "asking" || events.length === 0) return;
      change({ action: { kind: "withdrawing" } });
      const sent = await means.withdraw(events);
      if (sent.ok) {
        change({ choices: without(events), action: choosing });
        means.onWithdrawn(events);
      } else fail({ kind: "asking", problem: sent.problem });
    },

    /** Chooses the dates of the invitation, or leaves them alone; they are not offered again on this visit (EVT-08, P41). */
    answerSuggestions(ids: readonly string[], first: CalendarDay | null) {
      const known = own.get().choices.filter(({ id }) => !ids.includes(id));
      const choices = [...known, ...ids.map((id): Choice => ({ id, to: "apply" }))];
      change({ choices, day: first ?? own.get().day, areSuggestionsAnswered: true });
    },
  };

  function fail(action: ApplicationAction) {
    change({ action });
    means.refresh();
  }
}
