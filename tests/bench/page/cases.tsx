import { useLayoutEffect, useState, type ComponentType } from "react";
import type { Area } from "#src/copy/keys.gen.ts";
import { groupByMonth } from "#src/model/events/eventCalendar.ts";
import { checkIn, type StaffSearch } from "#src/model/staff/staffRules.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import { manyTrialDays } from "#src/people/manyTrialDays.ts";
import { manyStaff } from "#src/people/staff.ts";
import {
  EventApplicationScreen,
  type EventApplicationScreenProps,
} from "#src/screens/events/EventApplicationScreen.tsx";
import { StaffListScreen } from "#src/screens/staff/StaffListScreen.tsx";
import { setTick } from "./held.ts";

const nothing = () => {};
const frame: Frame = { onBack: nothing, profile: { initials: "AO", onOpen: nothing }, isOffline: false };

export type CaseProps = { isLoaded: boolean };

const staffOfAll = manyStaff(10_000);

/** The check-in list of ten thousand; each change checks in the next one of those in view. */
function StaffCase({ isLoaded }: CaseProps) {
  const [staff, setStaff] = useState(staffOfAll);
  const [search, setSearch] = useState<StaffSearch>({ filter: "all", query: "" });
  const [asked, setRequested] = useState<string | null>(null);
  useLayoutEffect(() =>
    setTick(() => {
      const next = staff.findIndex(({ checkedIn }) => !checkedIn);
      setStaff(staff.map((member, at) => (at === next ? checkIn(member, 0) : member)));
    }),
  );
  return (
    <StaffListScreen
      frame={frame}
      list="in"
      state={isLoaded ? { kind: "ready", staff, isFetching: false, outOfDate: null } : { kind: "loading" }}
      start={null}
      opensAt={null}
      search={search}
      question={asked === null ? null : { id: asked, status: "asking" }}
      undo={{}}
      announcement={null}
      onRetry={nothing}
      onSearch={setSearch}
      onOpenDialog={setRequested}
      onConfirm={nothing}
      onCancel={() => setRequested(null)}
      onUndo={nothing}
      onPauseChange={nothing}
      onToTasks={nothing}
    />
  );
}

const months = groupByMonth(manyTrialDays("2026-11-30", 1000));

/** A calendar of a thousand dates; each change chooses the date or lets it go. */
function CalendarCase({ isLoaded }: CaseProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [day, setDay] = useState(months[0]?.days[0]?.day ?? "2026-12-01");
  const id = String(months[0]?.days[1]?.events[0]?.event_id);
  const toggle = (which: string) =>
    setChosen((now) => (now.includes(which) ? now.filter((other) => other !== which) : [...now, which]));
  useLayoutEffect(() => setTick(() => toggle(id)));
  const open: EventApplicationScreenProps["state"] = {
    kind: "ready",
    months,
    chooser: { profile: "ready_to_work" },
    group: null,
    day,
    chosen,
    warned: null,
    action: { kind: "choosing", problem: null },
    suggested: null,
    isSent: false,
    outOfDate: null,
  };
  return (
    <EventApplicationScreen
      frame={frame}
      state={isLoaded ? open : { kind: "loading" }}
      onRetry={nothing}
      onOpenProfile={nothing}
      onMove={setDay}
      onToggle={(choice) => toggle(choice.id)}
      onWarn={nothing}
      onApply={nothing}
      onWithdraw={nothing}
      onWithdrawConfirmed={nothing}
      onWithdrawLeft={nothing}
      onSuggestionsUsed={nothing}
      onSuggestionsLeft={nothing}
    />
  );
}

type Case = { areas: readonly Area[]; Case: ComponentType<CaseProps> };

export const cases = {
  staff: { areas: ["staff", "shell", "failure"], Case: StaffCase },
  calendar: { areas: ["events", "onboarding", "shell", "failure"], Case: CalendarCase },
} satisfies Record<string, Case>;

export type CaseName = keyof typeof cases;
