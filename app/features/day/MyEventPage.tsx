import { useState } from "react";
import { applicationModeOf, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { toMyEventView } from "#app/features/day/myEventView.ts";
import { cancelDayMutation } from "#app/features/day/dayApi.ts";
import { useChosenJob, useMyEventSources } from "#app/features/day/myEventApi.ts";
import { useDraft, type Draft } from "#app/shell/drafts.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useMe } from "#app/shell/queries.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useCalendar } from "#app/features/day/calendarApi.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { reasonForRequest, type CancellationDraft } from "#src/model/day/cancellation.ts";
import { isOnTheDay, type JobView } from "#src/model/day/jobView.ts";
import { textOf } from "#src/model/reading.ts";
import { MyEventScreen } from "#src/screens/my-event/MyEventScreen.tsx";

/** The days that the user is booked for (MYEV-01). */
export function MyEventPage() {
  const { push } = useNavigation();
  const { data: user } = useMe();
  const { choose } = useChosenJob();
  const { sources, facts, loadMessage, refresh } = useMyEventSources();
  const { requested, cancelled, ...cancellation } = useCancellation(useSignedIn(), useDraft("cancellation"));
  const shown = toMyEventView(sources, facts, cancelled);
  const [next] = shown.state.kind === "ready" ? shown.state.jobs : [];
  const pass = {
    name: `${user.firstName} ${user.lastName}`.trim(),
    passNumber: textOf(sources.extra.data?.flughafenausweisnummer),
  };
  return (
    <MyEventScreen
      frame={useFrame("dashboard")}
      {...shown}
      loadMessage={loadMessage}
      now={facts.now}
      pass={next && isOnTheDay(next, facts.now) ? pass : null}
      calendar={useCalendar(shown.bring)}
      cancelling={
        requested && {
          ...requested,
          onChange: cancellation.change,
          onConfirm: cancellation.confirm,
          onCancel: cancellation.dismiss,
        }
      }
      onRefresh={refresh}
      onCancel={cancellation.openDialog}
      onOpenTasks={(job) => {
        choose(job.id);
        push("task-list");
      }}
      onOpenStart={() => push("dashboard")}
      onOpenContract={() => push("app-contract")}
      onApply={() => push(screenOfTask("apply", applicationModeOf(pageSetting("applicationMode"))))}
    />
  );
}

const blank: CancellationDraft = { reason: null, text: "" };

/**
 * Cancels days, one request at a time (F6). A failure is shown in the open dialog with the reason (D-24, P38). A reason
 * that was neither sent nor discarded is restored when the same day is opened again (F8).
 */
export function useCancellation(signedIn: Pick<SignedIn, "client" | "extraId">, draft: Draft<"cancellation">) {
  const [requested, setRequested] = useState<{ job: JobView; draft: CancellationDraft } | null>(null);
  const [cancelled, setCancelled] = useState<readonly JobView[]>([]);
  const { isPending, isRunning, mutate, reset, data } = useSingleMutation({
    ...cancelDayMutation(signedIn, draft),
    onSuccess(problem, { job }) {
      if (problem) return;
      setRequested(null);
      setCancelled((before) => [job, ...before]);
    },
  });
  return {
    /** The open dialog. */
    requested: requested && {
      ...requested,
      status: isPending ? ("cancelling" as const) : ("asking" as const),
      problem: data ?? null,
    },
    /** Days cancelled since the page was opened, newest first. */
    cancelled,
    openDialog: (job: JobView): void => {
      reset();
      const stored = draft.read();
      setRequested({ job, draft: stored?.jobId === job.id ? stored.draft : blank });
    },
    change: (edited: CancellationDraft): void => {
      if (!requested || isRunning()) return;
      reset();
      draft.write({ jobId: requested.job.id, draft: edited });
      setRequested({ ...requested, draft: edited });
    },
    dismiss: (): void => {
      if (isRunning()) return;
      draft.write(null);
      setRequested(null);
    },
    confirm: (): void => {
      const reason = requested && reasonForRequest(requested.draft.reason, requested.draft.text);
      if (reason) mutate({ job: requested.job, reason });
    },
  };
}
