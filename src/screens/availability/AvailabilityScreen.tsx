import { useCopy } from "#src/copy/useCopy.tsx";
import { chosenIds } from "#src/model/availability/availabilityRules.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyList } from "#src/patterns/EmptyList.tsx";
import { PageState } from "#src/patterns/PageState.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { AvailabilitySign } from "./AvailabilitySign.tsx";
import { AvailabilitySkeleton } from "./AvailabilitySkeleton.tsx";
import type { AvailabilityState } from "./availabilityState.ts";
import { ChangeDock } from "./ChangeDock.tsx";
import { ContactDock } from "./ContactDock.tsx";
import { DayGrid } from "./DayGrid.tsx";
import { EditDock } from "./EditDock.tsx";
import { LockedDays } from "./LockedDays.tsx";

export type AvailabilityScreenProps = {
  frame: Frame;
  state: AvailabilityState;
  /** The contact for changes; empty while not configured. */
  contactEmail: string;
  onRetry: () => void;
  onEdit: () => void;
  onToggle: (id: string) => void;
  onDiscard: () => void;
  onConfirm: () => void;
  onOpenShift: () => void;
};

/** The user's suitable dates, as a grid: read-only, selectable, or locked once something is booked. */
export function AvailabilityScreen(props: AvailabilityScreenProps) {
  const t = useCopy("availability");
  const { frame, state, contactEmail } = props;
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={<AvailabilitySign state={state} />}
      dock={dock()}
      isDockInColumn={state.kind === "locked"}
      isWide
    >
      <PageState
        state={state}
        loading={<AvailabilitySkeleton />}
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) => (
          <>
            {loaded.kind === "empty" ? (
              <EmptyList
                drawing={<FreeDay />}
                title={t("empty.title")}
                body={t("empty.body")}
                label={t("empty.toReload")}
                pendingLabel={t("loading")}
                isRetrying={loaded.isRetrying}
                onRetry={props.onRetry}
              />
            ) : null}
            {loaded.kind === "display" ? (
              <>
                <p className="text-ink-2">{t(chosenIds(loaded.days).length > 0 ? "lead.chosen" : "lead.none")}</p>
                <DayGrid days={loaded.days} />
              </>
            ) : null}
            {loaded.kind === "editing" ? (
              <>
                <p className="text-ink-2">{t("lead.editing")}</p>
                <DayGrid
                  days={loaded.days}
                  choosing={{ isLocked: loaded.status === "saving", onToggle: props.onToggle }}
                />
              </>
            ) : null}
            {loaded.kind === "locked" ? <LockedDays {...loaded} onOpenShift={props.onOpenShift} /> : null}
          </>
        )}
      </PageState>
    </AppShell>
  );

  function dock() {
    if (state.kind === "display") return <ChangeDock days={state.days} onEdit={props.onEdit} />;
    if (state.kind === "editing")
      return <EditDock {...state} onConfirm={props.onConfirm} onDiscard={props.onDiscard} />;
    return state.kind === "locked" ? <ContactDock email={contactEmail} /> : null;
  }
}
