import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import {
  allCheckedIn,
  allCheckedOut,
  countStaff,
  findStaff,
  staffState,
  type StaffList,
  type StaffAnnouncement,
  type StaffSearch,
  type UndoStatus,
} from "#src/model/staff/staffRules.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { EmptyList } from "#src/patterns/EmptyList.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { Bench } from "#src/primitives/drawings/Bench.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { useIsPrinting } from "#src/primitives/useIsPrinting.ts";
import { AllDone } from "./AllDone.tsx";
import { NoStaffFound } from "./NoStaffFound.tsx";
import { NotOpenYet } from "./NotOpenYet.tsx";
import { StaffDialog, type StaffQuestion } from "./StaffDialog.tsx";
import { StaffKeys } from "./StaffKeys.tsx";
import { StaffPerson } from "./StaffPerson.tsx";
import { AnnouncementText } from "./AnnouncementText.tsx";
import { StaffRows } from "./StaffRows.tsx";
import { StaffSearchBar } from "./StaffSearchBar.tsx";
import { StaffSign, type StaffStart } from "./StaffSign.tsx";
import { StaffSkeleton } from "./StaffSkeleton.tsx";
import { StaffTable } from "./StaffTable.tsx";
import { usePreparedSearch } from "./usePreparedSearch.ts";
import { useInOrder } from "./useInOrder.ts";
import { useRowFocus } from "./useRowFocus.ts";

/** `isFetching`: the list is being refetched. */
export type StaffListState = Pending<{
  kind: "ready";
  staff: readonly StaffMember[];
  isFetching: boolean;
  outOfDate: OutOfDateState;
}>;

export type StaffListScreenProps = {
  frame: Frame;
  list: StaffList;
  state: StaffListState;
  /** Start of the day; `null` if unknown. */
  start: StaffStart | null;
  /** The instant at which check-in opens, as ISO text; `null`: it is open. */
  opensAt: string | null;
  search: StaffSearch;
  /** The person in the dialog; `null`: closed. */
  question: StaffQuestion | null;
  /** Check-ins or check-outs that can still be undone, by id. */
  undo: Readonly<Record<string, UndoStatus>>;
  /** The last action. */
  announcement: StaffAnnouncement | null;
  onRetry: () => void;
  onSearch: (search: StaffSearch) => void;
  onOpenDialog: (id: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
  onUndo: (id: string) => void;
  /** Focus or pointer entered or left a row whose check-in can be undone. */
  onPauseChange: (id: string, isPaused: boolean) => void;
  onToTasks: () => void;
};

const noStaff: readonly StaffMember[] = [];

/** The people of a day, to check in or to check out one by one (OPS-02, OPS-03). */
export function StaffListScreen(props: StaffListScreenProps) {
  const t = useCopy("staff");
  const { frame, list, state, opensAt, search, question, undo, announcement } = props;
  const closedId = useId();
  const keysId = useId();
  const staff = useInOrder(state.kind === "ready" ? state.staff : noStaff, list);
  usePreparedSearch(staff);
  const isEmpty = state.kind === "ready" && staff.length === 0;
  const counts = useMemo(() => countStaff(staff, list), [staff, list]);
  const found = useMemo(() => findStaff(staff, list, search, (id) => id in undo), [staff, list, search, undo]);
  const isComplete = state.kind === "ready" && !state.outOfDate;
  const isAllDone = isComplete && (list === "in" ? allCheckedIn(staff) : allCheckedOut(staff));
  const closed = list === "in" && opensAt !== null ? closedId : undefined;
  const isTablet = useMinWidth("tablet");
  const isDesk = useMinWidth("desk");
  const isPrinting = useIsPrinting();
  const field = useRef<HTMLInputElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isOpen = (member: StaffMember) => staffState(member, list) === "open";
  const chosen = isDesk
    ? (staff.find(({ id }) => id === question?.id) ??
      found.find(({ id }) => id === chosenId) ??
      found.find(isOpen) ??
      found[0])
    : undefined;
  const focus = useRowFocus(found.length, {
    onIndexChange: (index) => {
      const id = found[index]?.id ?? null;
      if (!isDesk || id === chosenId) return;
      if (question && question.status !== "busy" && question.id !== id) props.onCancel();
      setChosenId(id);
    },
    onEnter: (index) => {
      const member = found[index];
      if (member && isOpen(member) && !closed) props.onOpenDialog(member.id);
    },
    onSearch: () => field.current?.select(),
  });
  // To the next row; after the last one to the row itself, not to its undo button.
  useAfterQuestion(question, () => {
    const from = found.findIndex(({ id }) => id === chosen?.id);
    if (!isDesk || from < 0 || document.activeElement !== document.body) return;
    const next = found.findIndex((member, at) => at >= from && isOpen(member));
    if (next < 0) focus.rowAt(from)?.focus({ preventScroll: true });
    else focus.goTo(next);
  });
  return (
    <AppShell
      {...frame}
      title={t(`${list}.title`)}
      sign={
        state.kind === "failed" || (isEmpty && !props.start) ? null : (
          <StaffSign list={list} counts={counts} start={props.start} state={state} />
        )
      }
      dock={isAllDone ? <AllDone list={list} onToTasks={props.onToTasks} /> : null}
      isWide
    >
      <p role="status" className="sr-only">
        {state.kind === "loading" ? (
          <span key="loading" data-loading="">
            {t("loading")}
          </span>
        ) : null}
        {announcement ? <AnnouncementText list={list} announcement={announcement} /> : null}
        {isAllDone ? <span key="all">{t(`${list}.allDone`)}</span> : null}
      </p>
      <PageState
        state={state}
        loading={<StaffSkeleton />}
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {({ isFetching, outOfDate }) => (
          <>
            {outOfDate ? <OutOfDate isRetrying={outOfDate.isRetrying} onRetry={props.onRetry} /> : null}
            {isEmpty ? (
              <EmptyList
                drawing={<Bench />}
                title={t("empty.title")}
                body={t("empty.body")}
                label={t("empty.toReload")}
                pendingLabel={t("loading")}
                isRetrying={isFetching}
                onRetry={props.onRetry}
              />
            ) : null}
            {staff.length > 0 && isPrinting ? <StaffTable list={list} staff={staff} start={props.start} /> : null}
            {staff.length > 0 ? (
              <Columns
                isOnPaper={false}
                from="desk"
                beside={
                  chosen ? (
                    <>
                      <StaffPerson
                        list={list}
                        member={chosen}
                        question={question}
                        closedId={closed}
                        onOpenDialog={props.onOpenDialog}
                        onConfirm={props.onConfirm}
                        onCancel={props.onCancel}
                      />
                      <StaffKeys id={keysId} list={list} />
                    </>
                  ) : null
                }
              >
                {closed ? <NotOpenYet id={closed} opensAt={opensAt ?? ""} /> : null}
                <StaffSearchBar
                  list={list}
                  value={search}
                  counts={counts}
                  found={found.length}
                  field={field}
                  onChange={props.onSearch}
                  onToList={() => focus.goTo(0)}
                />
                {found.length > 0 ? (
                  <StaffRows
                    focus={focus}
                    isTable={isTablet}
                    keysId={chosen ? keysId : undefined}
                    chosenId={chosen?.id ?? null}
                    list={list}
                    staff={found}
                    undo={undo}
                    alreadyId={announcement?.what === "already" ? announcement.id : null}
                    closedId={closed}
                    onOpenDialog={props.onOpenDialog}
                    onUndo={props.onUndo}
                    onPauseChange={props.onPauseChange}
                  />
                ) : (
                  <NoStaffFound list={list} search={search} onSearch={props.onSearch} />
                )}
              </Columns>
            ) : null}
          </>
        )}
      </PageState>
      <StaffDialog
        list={list}
        question={isDesk ? null : question}
        staff={staff}
        onConfirm={props.onConfirm}
        onCancel={props.onCancel}
      />
    </AppShell>
  );
}

/** Runs when a question was answered or closed. */
function useAfterQuestion(question: StaffQuestion | null, act: () => void) {
  const isDialogOpen = question !== null;
  const wasOpen = useRef(isDialogOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isDialogOpen) act();
    wasOpen.current = isDialogOpen;
  });
}
