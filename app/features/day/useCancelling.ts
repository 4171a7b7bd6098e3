import { useState } from "react";
import { cancelDay, type CancellationPlan } from "#app/features/day/cancelDay.ts";
import type { Draft } from "#app/shell/drafts.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { reasonForRequest, type CancellationDraft } from "#src/model/day/cancellation.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import type { Cancelling } from "#src/screens/my-event/CancelDialog.tsx";

export type CancellationView = {
  /** The question that is open. */
  asked: (Cancelling & { job: JobView }) | null;
  /** What was cancelled since the page was opened, the latest first. */
  cancelled: readonly JobView[];
};

const blank: CancellationDraft = { reason: null, text: "" };

/**
 * Cancelling one's days, one request at a time (F6); what fails stands in the open question, with the reason (D-24, P38).
 * A reason that was neither sent nor given up is there again when the same day is asked about anew (F8).
 */
export function useCancelling(plan: CancellationPlan, kept: Draft<"cancellation">) {
  const [asked, setAsked] = useState<{ job: JobView; draft: CancellationDraft } | null>(null);
  const [cancelled, setCancelled] = useState<readonly JobView[]>([]);
  const cancel = useSingleMutation({
    mutationFn: ({ job, reason }: { job: JobView; reason: string }) =>
      kept.sending(
        () => cancelDay(plan, job, reason),
        (problem) => !problem,
      ),
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
      const before = kept.read();
      setAsked({ job, draft: before?.jobId === job.id ? before.draft : blank });
    },
    change: (draft: CancellationDraft): void => {
      if (!asked || cancel.isUnderWay()) return;
      cancel.reset();
      kept.keep({ jobId: asked.job.id, draft });
      setAsked({ ...asked, draft });
    },
    keep: (): void => {
      if (cancel.isUnderWay()) return;
      kept.keep(null);
      setAsked(null);
    },
    confirm: (): void => {
      const reason = asked && reasonForRequest(asked.draft.reason, asked.draft.text);
      if (reason) cancel.mutate({ job: asked.job, reason });
    },
  };
}
