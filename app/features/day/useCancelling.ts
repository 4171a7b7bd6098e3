import { useState } from "react";
import { cancelDay, type CancellationPlan } from "#app/features/day/cancelDay.ts";
import { useSingleMutation } from "#app/shell/useSingleMutation.ts";
import { reasonForRequest } from "#src/model/day/cancellation.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import type { CancellationDraft, Cancelling } from "#src/screens/my-event/CancelDialog.tsx";

export type CancellationView = {
  /** The question that is open. */
  asked: (Cancelling & { job: JobView }) | null;
  /** What was cancelled since the page was opened, the latest first. */
  cancelled: readonly JobView[];
};

const blank: CancellationDraft = { reason: null, text: "" };

/** Cancelling one's days, one request at a time (F6); what fails stands in the open question, with the reason (D-24, P38). */
export function useCancelling(plan: CancellationPlan) {
  const [asked, setAsked] = useState<{ job: JobView; draft: CancellationDraft } | null>(null);
  const [cancelled, setCancelled] = useState<readonly JobView[]>([]);
  const cancel = useSingleMutation({
    mutationFn: ({ job, reason }: { job: JobView; reason: string }) => cancelDay(plan, job, reason),
    onSuccess(problem, { job }) {
      if (problem) return;
      setAsked(null);
      setCancelled((before) => [job, ...before]);
    },
  });
  const { isPending, data: problem = null } = cancel;
  const view: CancellationView = {
    asked: asked && { ...asked, status: isPending ? "cancelling" : "asking", problem },
    cancelled,
  };
  return {
    view,
    ask: (job: JobView): void => {
      cancel.reset();
      setAsked({ job, draft: blank });
    },
    change: (draft: CancellationDraft): void => {
      if (!asked || cancel.isUnderWay()) return;
      cancel.reset();
      setAsked({ ...asked, draft });
    },
    keep: (): void => {
      if (!cancel.isUnderWay()) setAsked(null);
    },
    confirm: (): void => {
      const reason = asked && reasonForRequest(asked.draft.reason, asked.draft.text);
      if (reason) cancel.mutate({ job: asked.job, reason });
    },
  };
}
