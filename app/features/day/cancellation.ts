import { createHeld } from "#app/platform/held.ts";
import type { Outcome, Refusal } from "#app/client/outcome.ts";
import { hasAnswered, problemOf } from "#app/client/spoken.ts";
import { reasonForRequest } from "#src/model/day/cancellation.ts";
import { isBooked, isCalledOff, type AvailableEvent, type ExtraEvent } from "#src/model/events/event.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import type { CancellationDraft, Cancelling } from "#src/screens/my-event/CancelDialog.tsx";

export type CancellationMeans = {
  send: (job: JobView, reason: string) => Promise<Outcome<unknown>>;
  /** Reads the days again; how the day stands then. */
  askStanding: (job: JobView) => Promise<Standing>;
  /** The days may stand differently now. */
  onChanged: () => void;
  log: (refusal: Refusal) => void;
};

/** `unknown`: nothing that was read says that the day is booked, nor that it is called off. */
export type Standing = "booked" | "calledOff" | "unknown";

/** How a day stands by what was just read. Nobody is told that a day is called off unless its own row says so (F7). */
export function standingOf(
  id: string,
  { rows: own, unreadable }: { rows: readonly ExtraEvent[]; unreadable: number },
  available: { rows: readonly AvailableEvent[] },
): Standing {
  const row = own.find((event) => String(event.event_id) === id);
  if (row && isBooked(row)) return "booked";
  const application = available.rows.find((event) => String(event.event_id) === id)?.application_status ?? "";
  const isOff = row ? isCalledOff(row) : isCalledOff({ event_status: application });
  return isOff && unreadable === 0 ? "calledOff" : "unknown";
}

export type CancellationView = {
  /** The question that is open. */
  asked: (Cancelling & { job: JobView }) | null;
  /** What was cancelled since the page was opened, the latest first. */
  cancelled: readonly JobView[];
};

const blank: CancellationDraft = { reason: null, text: "" };

/** Cancelling one's days, one request at a time (F6); what fails stands in the open question, with the reason (D-24, P38). */
export function createCancellation({ send, askStanding, onChanged, log }: CancellationMeans) {
  const view = createHeld<CancellationView>({ asked: null, cancelled: [] });
  const isBusy = (): boolean => view.get().asked?.status === "cancelling";
  const show = (changes: Partial<CancellationView>): void => view.set({ ...view.get(), ...changes });

  function succeed(job: JobView): void {
    show({ asked: null, cancelled: [job, ...view.get().cancelled] });
  }

  return {
    getView: view.get,
    subscribe: view.subscribe,

    ask: (job: JobView): void => show({ asked: { job, draft: blank, status: "asking", problem: null } }),
    change: (draft: CancellationDraft): void => {
      const { asked } = view.get();
      if (asked && !isBusy()) show({ asked: { ...asked, draft, problem: null } });
    },
    keep: (): void => {
      if (!isBusy()) show({ asked: null });
    },

    /** Sends the reason. Without an answer the days are read again: maybe it has arrived all the same (F7). */
    async confirm(): Promise<void> {
      const { asked } = view.get();
      const reason = asked && reasonForRequest(asked.draft.reason, asked.draft.text);
      if (!reason || isBusy()) return;
      const { job } = asked;
      show({ asked: { ...asked, status: "cancelling", problem: null } });
      const outcome = await send(job, reason);
      if (outcome.ok) {
        succeed(job);
        return onChanged();
      }
      const { refusal } = outcome;
      log(refusal);
      const mayHaveArrived = !hasAnswered(refusal) && refusal.code !== "offline";
      const standing = mayHaveArrived ? await askStanding(job) : "booked";
      if (standing === "calledOff") return succeed(job);
      const problem = problemOf(refusal, standing === "unknown" ? "unknown" : "failed");
      show({ asked: { ...asked, status: "asking", problem } });
      if (hasAnswered(refusal)) onChanged();
    },
  };
}
