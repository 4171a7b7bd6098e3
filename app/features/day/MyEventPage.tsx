import { useState } from "react";
import { applicationModeOf, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { toMyEventView } from "#app/features/day/myEventView.ts";
import { cancelDayMutation } from "#app/features/day/dayApi.ts";
import { useChosenJob, useMyEventSources } from "#app/features/day/myEventApi.ts";
import { useDraft, type Draft } from "#app/shell/drafts.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useCalendar } from "#app/features/day/calendarApi.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { reasonForRequest, type CancellationDraft } from "#src/model/day/cancellation.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import { MyEventScreen } from "#src/screens/my-event/MyEventScreen.tsx";

/** The days for which the person is booked (MYEV-01). */
export function MyEventPage() {
  const { push } = useNavigation();
  const { choose } = useChosenJob();
  const { sources, known, loadMessage, refresh } = useMyEventSources();
  const { asked, cancelled, ...cancellation } = useCancellation(useSignedIn(), useDraft("cancellation"));
  const shown = toMyEventView(sources, known, cancelled);
  return (
    <MyEventScreen
      frame={useFrame("dashboard")}
      {...shown}
      loadMessage={loadMessage}
      now={known.now}
      calendar={useCalendar(shown.bring)}
      cancelling={
        asked && {
          ...asked,
          onChange: cancellation.change,
          onConfirm: cancellation.confirm,
          onKeep: cancellation.keep,
        }
      }
      onRefresh={refresh}
      onCancel={cancellation.ask}
      onOpenTasks={(job) => {
        choose(job.id);
        push("task-list");
      }}
      onOpenContract={() => push("app-contract")}
      onApply={() => push(screenOfTask("apply", applicationModeOf(pageSetting("applicationMode"))))}
    />
  );
}

const blank: CancellationDraft = { reason: null, text: "" };

/**
 * Cancelling one's days, one request at a time (F6); what fails stands in the open question, with the reason (D-24, P38).
 * A reason that was neither sent nor given up is there again when the same day is asked about anew (F8).
 */
export function useCancellation(signedIn: Pick<SignedIn, "client" | "extraId">, draft: Draft<"cancellation">) {
  const [asked, setAsked] = useState<{ job: JobView; draft: CancellationDraft } | null>(null);
  const [cancelled, setCancelled] = useState<readonly JobView[]>([]);
  const { isPending, isUnderWay, mutate, reset, data } = useSingleMutation({
    ...cancelDayMutation(signedIn, draft),
    onSuccess(problem, { job }) {
      if (problem) return;
      setAsked(null);
      setCancelled((before) => [job, ...before]);
    },
  });
  return {
    /** The question that is open. */
    asked: asked && {
      ...asked,
      status: isPending ? ("cancelling" as const) : ("asking" as const),
      problem: data ?? null,
    },
    /** What was cancelled since the page was opened, the latest first. */
    cancelled,
    ask: (job: JobView): void => {
      reset();
      const stored = draft.read();
      setAsked({ job, draft: stored?.jobId === job.id ? stored.draft : blank });
    },
    change: (edited: CancellationDraft): void => {
      if (!asked || isUnderWay()) return;
      reset();
      draft.keep({ jobId: asked.job.id, draft: edited });
      setAsked({ ...asked, draft: edited });
    },
    keep: (): void => {
      if (isUnderWay()) return;
      draft.keep(null);
      setAsked(null);
    },
    confirm: (): void => {
      const reason = asked && reasonForRequest(asked.draft.reason, asked.draft.text);
      if (reason) mutate({ job: asked.job, reason });
    },
  };
}
