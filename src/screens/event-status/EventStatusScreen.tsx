import { Pencil } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import type { EventStatusDraft } from "#src/model/day/eventStatusRules.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { FactListSkeleton } from "#src/patterns/FactList.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { PlatformClock } from "#src/primitives/drawings/PlatformClock.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { CourseSign } from "./CourseSign.tsx";
import { CourseView } from "./CourseView.tsx";
import { EventStatusForm } from "./EventStatusForm.tsx";
import { SaveDock } from "./SaveDock.tsx";

export type EventStatusState = Pending<
  /** The user has no day. */
  | { kind: "none" }
  | { kind: "viewing"; page: EventStatusPage }
  | {
      kind: "editing";
      page: EventStatusPage;
      /** Initial values of the form. */
      initial: EventStatusDraft;
      status: "editing" | "saving";
      problem: "saveFailed" | null;
      /** Validates all fields at once instead of on the first submit. */
      startsChecked?: boolean;
    }
>;

export type EventStatusScreenProps = {
  frame: Frame;
  state: EventStatusState;
  /** Without it the page is read-only (D-29). */
  canEdit: boolean;
  onRetry: () => void;
  onEdit: () => void;
  /** On every change of the form, to store a draft (F8). */
  onType: (draft: EventStatusDraft) => void;
  onDiscard: () => void;
  onSubmit: (draft: EventStatusDraft) => void;
  onOpenEvent: () => void;
};

/** A day's schedule: when, where, tasks in order. Date, times and tasks are editable (MYEV-31, MYEV-32). */
export function EventStatusScreen(props: EventStatusScreenProps) {
  const t = useCopy("eventStatus");
  const { frame, state, canEdit } = props;
  const id = useId();
  useHeadingFocus(state.kind === "editing" ? "editing" : "viewing");
  return (
    <AppShell
      {...frame}
      title={t(state.kind === "editing" ? "editTitle" : "title")}
      sign={sign()}
      dock={dock()}
      isDockInColumn={state.kind === "viewing"}
      isWide={state.kind === "loading" || state.kind === "viewing"}
    >
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <Columns
              from="desk"
              isBesideFirst
              beside={
                <>
                  <FactListSkeleton />
                  <div className="grid gap-3">
                    <Skeleton className="h-7 w-40 rounded-plate" />
                    <Skeleton className="h-6 rounded-plate" />
                  </div>
                  {canEdit ? <Skeleton className="h-12 w-40 rounded-field" /> : null}
                </>
              }
            >
              <RowsSkeleton title={t("tasksTitle")} rows={4} />
            </Columns>
          </Loading>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) => (
          <>
            {loaded.kind === "none" ? (
              <EmptyState
                drawing={<PlatformClock />}
                title={t("empty.title")}
                body={t("empty.body")}
                action={
                  <Button onClick={props.onOpenEvent}>
                    <span>{t("empty.toEvent")}</span>
                    <NextArrow />
                  </Button>
                }
              />
            ) : null}
            {loaded.kind === "viewing" ? <CourseView page={loaded.page} /> : null}
            {loaded.kind === "editing" ? (
              <EventStatusForm {...loaded} id={id} onType={props.onType} onSubmit={props.onSubmit} />
            ) : null}
          </>
        )}
      </PageState>
    </AppShell>
  );

  function sign() {
    if (state.kind === "loading") return <DaySignSkeleton />;
    if (state.kind === "viewing") return <CourseSign page={state.page} />;
    return state.kind === "editing" && state.page.title ? (
      <p className="pb-5 text-sign-ink-2 wrap-anywhere">
        <span>{state.page.title}</span>
      </p>
    ) : null;
  }

  function dock() {
    if (state.kind === "editing") return <SaveDock form={id} status={state.status} onDiscard={props.onDiscard} />;
    return state.kind === "viewing" && canEdit ? (
      <Dock
        primary={
          <Button onClick={props.onEdit}>
            <Pencil aria-hidden="true" className="size-5" />
            <span>{t("toEdit")}</span>
          </Button>
        }
      />
    ) : null;
  }
}

/** The button that switches the mode is removed then: the heading announces the new one. */
function useHeadingFocus(mode: "viewing" | "editing") {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("[data-screen-heading]")?.focus({ preventScroll: true });
  }, [mode]);
}
