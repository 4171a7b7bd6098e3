import { useState, type ReactNode } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { applySuccessText, idOf } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { groupByMonth } from "#src/model/events/eventCalendar.ts";
import { suggestedDays } from "#src/model/events/marketingDates.ts";
import { suggestedDates, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { manyTrialDays } from "#src/people/manyTrialDays.ts";
import { people } from "#src/people/people.ts";
import { NoticeList } from "#src/primitives/NoticeList.tsx";
import {
  EventApplicationScreen,
  type EventApplicationScreenProps,
} from "#src/screens/events/EventApplicationScreen.tsx";
import { anyNumber, anyWords, copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt, plainFrame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";
import { today } from "#src/people/today.ts";

const frame = frameAt("apply");

const ready = { profile: "ready_to_work" } as const;
const choosing = { kind: "choosing", problem: null } as const;

const amira = trialDays(today, people.amira);
const open = {
  kind: "ready",
  months: groupByMonth(amira),
  chooser: ready,
  group: null,
  day: "2026-12-07" as CalendarDay,
  chosen: [] as string[],
  warned: null,
  action: choosing,
  suggested: null,
  outOfDate: null,
} as const;

const shown = (changes: object) => ({ ...open, ...changes });
const of = (events: readonly AvailableEvent[], changes: object = {}) =>
  shown({ months: groupByMonth(events), ...changes });
const withStatus = (events: readonly AvailableEvent[], status: "applied" | "withdrawn", ...ids: string[]) =>
  events.map((event) => (ids.includes(idOf(event)) ? { ...event, application_status: status } : event));
const inMonth = (month: string, events: readonly AvailableEvent[] = amira) =>
  events.filter(({ event_date: date }) => date.startsWith(month));

/** Monday, 7 December and the two of Monday, 14 December; Friday, 11 December is applied for. */
const two = ["503", "506"];
const applied = ["504"];

/** Both days after the application. */
const justApplied = withStatus(amira, "applied", ...two);
const [, monday14 = ""] = two;

/**
 * Days to apply for and to withdraw from. Comes from the dashboard, the event introduction or the first steps; leaves
 * by the back button, among the first steps also after the first application.
 */
const meta = preview.meta({
  component: EventApplicationScreen,
  args: {
    frame,
    state: open,
    onRetry: fn(),
    onOpenProfile: fn(),
    onMove: fn(),
    onToggle: fn(),
    onWarn: fn(),
    onApply: fn(),
    onWithdraw: fn(),
    onWithdrawConfirmed: fn(),
    onWithdrawLeft: fn(),
    onSuggestionsUsed: fn(),
    onSuggestionsLeft: fn(),
  },
  // The months can be turned in each state.
  render: function Render({ state, onMove, ...args }) {
    const [day, setDay] = useState<CalendarDay | null>(null);
    return (
      <EventApplicationScreen
        {...args}
        state={day && state.kind === "ready" ? { ...state, day } : state}
        onMove={(next) => {
          setDay(next);
          onMove(next);
        }}
      />
    );
  },
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  name: "Üblich",
  args: { state: shown({ chosen: two }) },
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VS-129", "EVT-02", "EVT-03"] },
});
export const AtADesk = Ordinary.extend({
  name: "Am Rechner, Termine neben dem Kalender",
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-126"] },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-127", "EVT-10", "MSGS-037"] },
});
export const Retrying = Failed.extend({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const Empty = meta.story({
  name: "Noch keine Termine",
  args: { state: { kind: "empty", isRetrying: false } },
  parameters: { spec: ["VS-128", "EVT-09", "MSGS-038"] },
});
export const EmptyAndLoadingAgain = Empty.extend({
  name: "Noch keine Termine, wird neu geladen",
  args: { state: { kind: "empty", isRetrying: true } },
});
export const OutOfDate = meta.story({ name: "Veraltet", args: { state: shown({ outOfDate: { isRetrying: false } }) } });

export const OneMonth = meta.story({
  name: "Termine in einem Monat",
  args: { state: of(inMonth("2026-12")) },
  parameters: { spec: ["VS-129", "EVT-02"] },
});
export const SeveralMonths = meta.story({
  name: "Termine in mehreren Monaten",
  args: { state: shown({ day: "2027-01-04" }) },
  parameters: { spec: ["VS-129", "EVT-02"] },
});
export const SeveralDatesADay = meta.story({
  name: "Mehrere Termine an einem Tag",
  args: { state: of(inMonth("2027-01-08"), { day: "2027-01-08" }) },
  parameters: { spec: ["VS-130"] },
});
export const AFullMonth = meta.story({
  name: "Voller Monat, 1.000 Termine",
  args: { state: of(manyTrialDays(today, 1000), { day: "2026-12-08" }) },
  parameters: { visual: { modes: ["small"] } },
});

export const NothingChosen = meta.story({
  name: "Nichts gewählt",
  parameters: { spec: ["VS-131", "EVT-04", "EVT-05"] },
});
export const OneChosen = meta.story({
  name: "Ein Termin gewählt",
  args: { state: shown({ chosen: ["503"] }) },
  parameters: { spec: ["VS-131", "VS-136"] },
});
export const Applied = meta.story({
  name: "Beworben",
  args: { state: of(inMonth("2026-12-11"), { day: "2026-12-11" }) },
  parameters: { spec: ["VS-132", "EVT-12", "MSGS-044"] },
});
export const Booked = meta.story({
  name: "Gebucht",
  args: { state: of(inMonth("2026-11"), { day: "2026-11-23" }) },
  parameters: { spec: ["VS-132", "EVT-13", "EVT-17", "MSGS-045"] },
});
const greta = trialDays(today, people.greta);
export const Cancelled = meta.story({
  name: "Abgesagt",
  args: { state: of(inMonth("2027-01-15", greta), { day: "2027-01-15" }) },
  parameters: { spec: ["VS-132", "EVT-14", "MSGS-046"] },
});
export const Withdrawn = meta.story({
  name: "Zurückgezogen",
  args: { state: of(withStatus(justApplied, "withdrawn", monday14), { day: "2026-12-14" }) },
  parameters: { spec: ["VS-132", "EVT-15", "MSGS-047"] },
});
export const FullyBooked = meta.story({
  name: "Termin ausgebucht",
  args: { state: of(inMonth("2026-12-18"), { day: "2026-12-18" }) },
  parameters: { spec: ["VS-132", "EVT-16", "MSGS-048"] },
});
export const FullyBookedAndLocked = FullyBooked.extend({
  name: "Termin ausgebucht und gesperrt",
  args: { state: of(inMonth("2026-12-18"), { day: "2026-12-18", chooser: { ...ready, lockFull: true } }) },
});
export const UnknownStatus = meta.story({
  name: "Unbekannter Status",
  args: {
    state: of([{ ...amira[2]!, application_status: "other" }]),
  },
});

const samuel = trialDays(today, people.samuel);
const westwind = { role: "member", name: groupOf("westwind", today, "samuel").name };
export const GroupApplied = meta.story({
  name: "Von der Gruppe beworben",
  args: { state: of(inMonth("2027-01", samuel), { day: "2027-01-08", group: westwind }) },
  parameters: { spec: ["VS-133", "ROLE-15"] },
});
export const GroupAppliedAndTapped = meta.story({
  name: "Von der Gruppe beworben, angetippt",
  args: { state: of(inMonth("2027-01", samuel), { day: "2027-01-08", group: westwind, warned: "516" }) },
  parameters: { spec: ["VS-133", "EVT-20", "ROLE-15", "MSGS-049"] },
});

export const NotReady = meta.story({
  name: "Gesperrt, Profil unvollständig",
  args: { state: shown({ chooser: { profile: "base_profile_completed" } }) },
  parameters: {
    visual: { modes: ["small", "dark"] },
    spec: ["VS-134", "VS-135", "EVT-22", "EVT-23", "MSGS-039"],
  },
});
export const ChosenToApply = meta.story({
  name: "Gewählt zum Bewerben",
  args: { state: shown({ chosen: two }) },
  parameters: { spec: ["VS-136"], state: "application.choosing" },
});
export const ChosenToWithdraw = meta.story({
  name: "Gewählt zum Zurückziehen",
  args: { state: of(justApplied, { chosen: [monday14], day: "2026-12-14" }) },
  parameters: { spec: ["VS-137"], state: "application.choosing" },
});
export const ChosenForBoth = meta.story({
  name: "Zum Bewerben und Zurückziehen gewählt",
  args: { state: shown({ chosen: [...two, "508", ...applied] }) },
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VS-136", "VS-137"], state: "application.choosing" },
});
export const Applying = meta.story({
  name: "Bewerbung wird gesendet",
  args: { state: shown({ chosen: two, action: { kind: "applying" } }) },
  parameters: { spec: ["VS-138"], state: "application.applying" },
});
export const Withdrawing = meta.story({
  name: "Wird zurückgezogen",
  args: { state: shown({ chosen: applied, action: { kind: "withdrawing" } }) },
  parameters: { spec: ["VS-138", "VS-146"], state: "application.withdrawing" },
});
export const JustApplied = meta.story({
  name: "Gerade beworben",
  args: { state: of(justApplied) },
  parameters: { spec: ["VS-139", "EVT-25", "MSGS-040"] },
  render: (args) => (
    <WithSuccess message="Ihre 2 Bewerbungen sind eingegangen.">
      <EventApplicationScreen {...args} />
    </WithSuccess>
  ),
});
export const ApplyFailed = meta.story({
  name: "Bewerbung nicht gesendet",
  args: { state: shown({ chosen: two, action: { kind: "choosing", problem: { code: "applyFailed" } } }) },
  parameters: { spec: ["VS-140", "EVT-26", "MSGS-041"], state: "application.choosing" },
  render: (args) => (
    <WithNotice tone="error" text="events.applyFailed">
      <EventApplicationScreen {...args} />
    </WithNotice>
  ),
});
export const ApplyRefused = ApplyFailed.extend({
  name: "Bewerbung abgelehnt, Text vom Anbieter",
  args: {
    state: shown({
      chosen: two,
      action: {
        kind: "choosing",
        problem: { message: "Sie haben schon 2 gebuchte Termine. Mehr sind nicht möglich." },
      },
    }),
  },
  render: (args) => <EventApplicationScreen {...args} />,
});
export const ApplyWithoutAnswer = ApplyRefused.extend({
  name: "Bewerbung ohne Antwort",
  args: { state: shown({ chosen: two, action: { kind: "choosing", problem: { code: "noAnswer" } } }) },
});
export const AppliedElsewhere = ApplyRefused.extend({
  name: "Schon am anderen Gerät beworben",
  args: {
    state: shown({
      chosen: [],
      action: { kind: "choosing", problem: { message: "Für diesen Termin liegt schon eine Bewerbung vor." } },
    }),
  },
});
export const WithdrawFailed = meta.story({
  name: "Nicht zurückgezogen",
  args: { state: shown({ chosen: applied, action: { kind: "asking", problem: { code: "withdrawFailed" } } }) },
  parameters: { spec: ["VS-140", "VS-146", "EVT-27", "MSGS-042"], state: "application.asking" },
});

const firstSteps = { onSkip: fn(), onNext: fn() };
const nothingApplied = trialDays(today, people.leonie);
export const AmongTheFirstSteps = meta.story({
  name: "In den ersten Schritten",
  args: { frame: plainFrame, state: of(nothingApplied), firstSteps },
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VS-141"] },
});
export const AppliedAmongTheFirstSteps = meta.story({
  name: "Erste Schritte, schon beworben",
  args: { frame: plainFrame, firstSteps },
  parameters: { spec: ["VS-141"] },
});
export const ChosenAmongTheFirstSteps = meta.story({
  name: "Erste Schritte, Termin gewählt",
  args: { state: of(nothingApplied, { day: "2027-01-04", chosen: ["513"] }), firstSteps, frame: plainFrame },
  parameters: { spec: ["VS-141"] },
});

export const GroupMember = meta.story({
  name: "Als Gruppenmitglied",
  args: { state: of(samuel, { day: "2026-12-07", group: westwind }) },
  parameters: { spec: ["VS-142", "ROLE-13"] },
});
export const GroupLeader = meta.story({
  name: "Als Gruppenleitung",
  args: {
    state: shown({
      chosen: [...two, ...applied],
      group: { role: "leader", name: groupOf("nordwind", today, "amira").name },
    }),
  },
  parameters: { spec: ["VS-142", "ROLE-13"] },
});

const paula = trialDays(today, people.paula);
const suggestedToPaula = suggestedDays(suggestedDates(today, people.paula), paula);
export const MarketingDates = meta.story({
  name: "Vorgemerkte Termine",
  args: { state: of(paula, { suggested: suggestedToPaula }) },
  parameters: {
    visual: { modes: ["small", "desktop", "dark"] },
    spec: ["VS-143", "EVT-06", "EVT-08", "MSGS-050"],
  },
});
export const SomeMarketingDatesWithoutMatch = MarketingDates.extend({
  name: "Vorgemerkte Termine, einer nicht frei",
  args: { state: of(paula, { suggested: [...suggestedToPaula, { day: "2026-12-24", events: [] }] }) },
});
export const NoMarketingDateMatches = meta.story({
  name: "Vorgemerkte Termine, keiner frei",
  args: {
    state: of(paula, {
      suggested: [
        { day: "2026-12-24", events: [] },
        { day: "2026-12-31", events: [] },
      ],
    }),
  },
  parameters: { spec: ["VS-144"] },
});
export const MarketingDatesSeenBefore = meta.story({
  name: "Vorgemerkte Termine schon gesehen",
  args: { state: of(paula, { suggested: null }) },
  parameters: { spec: ["VS-145"] },
});

export const AskingBeforeWithdrawing = meta.story({
  name: "Rückfrage vor dem Zurückziehen",
  args: { state: shown({ chosen: applied, action: { kind: "asking", problem: null } }) },
  parameters: { visual: { modes: ["small", "desktop", "dark"] }, spec: ["VS-146"], state: "application.asking" },
});
export const AskingForTheGroup = meta.story({
  name: "Rückfrage für die ganze Gruppe",
  args: {
    state: of(greta, {
      day: "2027-01-08",
      chosen: ["516", "519"],
      group: { role: "leader", name: "Westwind" },
      action: { kind: "asking", problem: null },
    }),
  },
  parameters: { spec: ["VS-146", "ROLE-13"] },
});
export const OnASmallPhone = Ordinary.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { visual: { modes: [] } },
});

const behaviour = ["behaviour", "!autodocs"];
const live = (args: EventApplicationScreenProps) => <Live {...args} />;
const grid = () => within(screen.getByRole("grid"));
const dayCell = (name: RegExp) => grid().getByRole("gridcell", { name });
const datesOf = (...ids: string[]) => ids.map((id) => expect.objectContaining({ event_id: Number(id) }));
const slot = (name: RegExp) => screen.getByRole("checkbox", { name });

export const ChoosesAndLeavesDates = meta.story({
  tags: behaviour,
  render: live,
  args: { state: open },
  parameters: { spec: ["VS-131", "VS-136", "VS-137"] },
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole("checkbox"))
      await expect(box).toHaveAccessibleName(/^(Mo|Di|Mi|Do|Fr|Sa|So)\p{L}+, \d+\.\s\p{L}+ \d{4}: \d+\sTermine? ./u);
    const [first] = canvas.getAllByRole("checkbox", { checked: false });
    await userEvent.click(first!);
    await expect(args.onToggle).toHaveBeenLastCalledWith({ id: "502", to: "apply" });
    await expect(first).toBeChecked();
    await expect(canvas.getByRole("button", { name: copy("events.dock.toApply", { count: 1 }) })).toBeVisible();
    await userEvent.click(slot(/14:30/));
    await expect(canvas.getByRole("button", { name: copy("events.dock.toApply", { count: 2 }) })).toBeVisible();
    const statuses = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(statuses).toContainEqual(expect.stringMatching(copyPart("events.dock.apply", { days: anyWords })));
    await userEvent.click(slot(copyPart("events.badges.applied")));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ id: "504", to: "withdraw" });
    await expect(canvas.getByRole("button", { name: copy("events.dock.toWithdraw", { count: 1 }) })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(
      canvas.queryByRole("button", { name: copy("events.dock.toWithdraw", { count: 1 }) }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("events.dock.toApply", { count: 2 }) }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith(datesOf("502", "505"));
    await expect(
      dayCell(copyPart("events.month.day", { date: ", 4.\u00a0Dezember 2026", count: 1, tone: "chosen" })),
    ).toHaveAttribute("aria-selected", "true");
  },
});

export const LocksWhatIsBooked = Booked.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["EVT-17"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(copy("events.badges.booked"), { selector: "span span" }));
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
});

export const SaysWhoCanWithdrawForTheGroup = GroupApplied.extend({
  tags: behaviour,
  render: live,
  parameters: { spec: ["EVT-20", "ROLE-15"] },
  play: async ({ canvas, userEvent, args }) => {
    const locked = canvas.getByRole("button", { name: /18:00–\u206023:45/ });
    await userEvent.click(locked);
    await expect(args.onWarn).toHaveBeenCalledWith("516");
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(locked).toHaveAccessibleDescription(copyPart("events.slot.hints.groupApplied"));
  },
});

export const NothingCanBeChosenBeforeTheProfileIsReady = NotReady.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["EVT-21", "EVT-22", "VS-134"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("events.notReady.toProfile") }));
    await expect(args.onOpenProfile).toHaveBeenCalledOnce();
  },
});

/** ARIA practice for date grids: one stop of the Tab key, arrows by day and week, page keys by month. */
export const MovesByKeys = meta.story({
  tags: behaviour,
  render: live,
  parameters: { spec: ["EVT-03"] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      grid()
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
    await expect(
      grid()
        .getAllByRole("gridcell")
        .filter((cell) => cell.tabIndex === 0),
    ).toHaveLength(1);
    dayCell(/, 7.\u00a0Dezember/).focus();
    for (const [key, name] of [
      ["{ArrowRight}", copyPart("events.month.noDates", { date: ", 8.\u00a0Dezember 2026" })],
      ["{ArrowDown}", /, 15.\u00a0Dezember/],
      ["{ArrowLeft}", copyPart("events.month.day", { date: ", 14.\u00a0Dezember 2026", count: 1, tone: "open" })],
      ["{ArrowUp}", /, 7.\u00a0Dezember/],
      ["{End}", /, 13.\u00a0Dezember/],
      ["{Home}", /, 7.\u00a0Dezember/],
      ["{PageDown}", /, 7.\u00a0Januar 2027/],
      ["{PageUp}", /, 7.\u00a0Dezember/],
      ["{ArrowUp}", /, 30.\u00a0November/],
      ["{ArrowRight}", /, 1.\u00a0Dezember/],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(dayCell(name)).toHaveFocus());
    }
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}");
    await waitFor(() =>
      expect(
        canvas.getByRole("heading", {
          name: copyPart("events.agenda.day", { date: "Montag, 7.\u00a0Dezember 2026", count: 1 }),
        }),
      ).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(document.activeElement).toHaveRole("checkbox");
    await userEvent.keyboard(" ");
    await expect(document.activeElement).toBeChecked();
  },
});

export const OpensADayByATap = AFullMonth.extend({
  tags: behaviour,
  render: live,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: /, 8.\u00a0Dezember/ })).toBeInTheDocument();
    await userEvent.click(dayCell(/Freitag, 11.\u00a0Dezember/));
    await waitFor(() =>
      expect(
        canvas.getByRole("heading", {
          name: copyPart("events.agenda.day", { date: ", 11.\u00a0Dezember 2026", count: anyNumber }),
        }),
      ).toHaveFocus(),
    );
    await expect(canvas.queryByRole("heading", { name: /, 8.\u00a0Dezember/ })).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole("button", { name: copyPart("events.month.toNext", { month: "Januar 2027" }) }),
    );
    await expect(canvas.getByRole("heading", { name: "Januar 2027" })).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: copyPart("events.month.toPrevious", { month: "Dezember 2026" }) }),
    );
    await expect(canvas.getByRole("heading", { name: "Dezember 2026" })).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: copyPart("events.month.toPrevious", { month: "November 2026" }) }),
    );
    await waitFor(() => expect(canvas.getByRole("heading", { name: "November 2026" })).toHaveFocus());
  },
});

/** More dates of one day than fit are shown on request. */
export const ShowsTheRestOfADay = meta.story({
  tags: behaviour,
  render: live,
  args: {
    state: of(
      manyTrialDays(today, 3000).filter(({ event_date: date }) => date === "2026-12-08"),
      { day: "2026-12-08" },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getAllByRole("listitem").length;
    await userEvent.click(canvas.getByRole("button", { name: copyPart("events.agenda.toMore", { count: 16 }) }));
    await userEvent.click(canvas.getByRole("button", { name: copyPart("events.agenda.toMore", { count: anyNumber }) }));
    await waitFor(() =>
      expect(
        canvas.getByRole("heading", {
          name: copyPart("events.agenda.day", { date: "8.\u00a0Dezember", count: anyNumber }),
        }),
      ).toHaveFocus(),
    );
    await expect(
      canvas.queryByRole("button", { name: copyPart("events.agenda.toMore", { count: anyNumber }) }),
    ).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(before);
  },
});

/** With 1,000 dates the DOM stays small. */
export const StaysSmallWithAThousandDates = AFullMonth.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(600);
  },
});

export const LocksWhileItIsSent = Applying.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-138"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: copy("events.dock.sending") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("events.dock.sending") }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("grid")?.closest("[inert]")).toBeTruthy();
  },
});

export const AsksBeforeItWithdraws = AskingBeforeWithdrawing.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: copy("events.withdraw.one.title") });
    await expect(dialog).toHaveAccessibleDescription(inOrder(de("events.withdraw.body", { count: 1 }), "11.12."));
    await userEvent.click(screen.getByRole("button", { name: copy("events.withdraw.one.close") }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onWithdrawLeft).toHaveBeenCalledTimes(2);
    await userEvent.click(within(dialog).getByRole("button", { name: copy("events.withdraw.one.confirm") }));
    await expect(args.onWithdrawConfirmed).toHaveBeenCalledOnce();
    await expect(args.onWithdrawConfirmed).toHaveBeenCalledWith(datesOf("504"));
  },
});

export const StaysWhileItWithdraws = Withdrawing.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-138"] },
  play: async ({ canvasElement, userEvent, args }) => {
    await screen.findByRole("dialog");
    await expect(canvasElement.querySelector('[role="grid"]')?.closest("[inert]")).toBeTruthy();
    await expect(screen.getByRole("button", { name: copy("events.withdraw.sending") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: copy("events.withdraw.sending") }));
    await expect(args.onWithdrawLeft).not.toHaveBeenCalled();
    await expect(args.onWithdrawConfirmed).not.toHaveBeenCalled();
  },
});

export const UsesTheDaysOfTheInvitation = MarketingDates.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["EVT-08"] },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: copy("events.marketing.title") });
    await userEvent.click(screen.getByRole("button", { name: copyPart("events.marketing.confirm", { count: 2 }) }));
    await expect(args.onSuggestionsUsed).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: copy("events.marketing.close") }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onSuggestionsLeft).toHaveBeenCalledTimes(2);
  },
});

export const GoesOnAmongTheFirstSteps = AppliedAmongTheFirstSteps.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("events.dock.toNext") }));
    await expect(firstSteps.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.firstSteps.skip") }));
    await expect(firstSteps.onSkip).toHaveBeenCalledOnce();
  },
});

export const LoadsAgain = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["EVT-11"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The provider's message and the next step in one notice, as in the app. */
function WithSuccess({ message, children }: { message: string; children: ReactNode }) {
  const t = useCopy("events.applied");
  const notice = useCopy("notices");
  return (
    <>
      {children}
      <NoticeList
        notices={[
          {
            id: "applied",
            tone: "success",
            title: applySuccessText(message, t("suffix")),
            duration: Number.POSITIVE_INFINITY,
          },
        ]}
        onClose={fn()}
        closeLabel={notice("close")}
        regionLabel={notice("region")}
      />
    </>
  );
}

/** A stateful wrapper: the month, the selection and rejected taps. */
function Live({ state, ...args }: EventApplicationScreenProps) {
  const [own, setOwn] = useState<Partial<typeof open>>({});
  const current = state.kind === "ready" ? { ...state, ...own } : state;
  const chosen = current.kind === "ready" ? current.chosen : [];
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const change = (changes: object) => setOwn((before) => ({ ...before, ...changes }));
  return (
    <EventApplicationScreen
      {...args}
      state={current}
      onMove={(day) => {
        args.onMove(day);
        change({ day });
      }}
      onToggle={(choice) => {
        args.onToggle(choice);
        change({ chosen: toggled(choice.id) });
      }}
      onWarn={(warned) => {
        args.onWarn(warned);
        change({ warned });
      }}
    />
  );
}

export const AtADeskTheMonthStaysWhileTheDatesScroll = AtADesk.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const month = canvas.getByRole("heading", { name: "Dezember 2026" });
    const dates = canvas.getAllByRole("heading", { level: 3 });
    const left = dates[0]!.getBoundingClientRect().left;
    await expect(left).toBeGreaterThan(canvas.getByRole("grid").getBoundingClientRect().right);
    dates.at(-1)!.scrollIntoView({ block: "start" });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    await expect(month.getBoundingClientRect().top).toBeGreaterThan(50);
  },
});
