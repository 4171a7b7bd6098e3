import { expect, fn, screen, waitFor } from "storybook/test";
import { JOB_DOCUMENTS, JOB_DUTIES, jobDocuments, jobDuties } from "#src/model/day/jobContent.ts";
import { toJob } from "#src/model/day/jobList.ts";
import { longestFirstName, longestLastName } from "#src/people/extremes.ts";
import { jobOfMilica } from "#src/people/jobs.ts";
import { people } from "#src/people/people.ts";
import { JobDetailScreen } from "#src/screens/job/JobDetailScreen.tsx";
import { anyWords, awayAndTime, copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { jobNow } from "#stories/support/job.ts";
import preview from "#workbench/preview.tsx";

const { milica } = people;
const frame = frameAt("event", milica);
const DAY = 86_400_000;
const job = jobOfMilica(0, "CONTRACT_MISSING");
const ready = {
  kind: "ready",
  job,
  badge: "UPCOMING",
  contract: null,
  duties: jobDuties("airport-staff"),
  documents: jobDocuments("airport-staff"),
} as const;
const checkInRequired = {
  ...ready,
  job: jobOfMilica(0, "PRE_WORK_CHECKIN_READY"),
  badge: "CHECK_IN_TOMORROW",
} as const;
const two = [toJob(job), toJob(jobOfMilica(1, "CONTRACT_MISSING"))];

/**
 * One day of work. Opened from the task list or from the user's day; leads to the task list, the calendar, the contract
 * and the help. Duties and documents are our own texts until the operator provides others.
 */
const meta = preview.meta({
  component: JobDetailScreen,
  args: {
    frame,
    state: ready,
    outOfDate: null,
    now: jobNow,
    fullName: `${milica.firstName} ${milica.lastName}`,
    calendar: "ready",
    isHelpOpen: false,
    onRetry: fn(),
    onChoose: fn(),
    onCalendar: fn(),
    onOpenContract: fn(),
    onOpenTasks: fn(),
    onOpenCourse: fn(),
    onOpenEvent: fn(),
    onOpenAnswers: fn(),
    onHelpOpenChange: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Default = meta.story({
  name: "Üblich",
  parameters: { spec: ["VS-179", "MYEV-21"], visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const CheckInRequired = meta.story({
  name: "Check-in nötig",
  args: { now: jobNow + 2 * DAY, state: checkInRequired },
  parameters: { spec: ["VS-179", "MYEV-20"], visual: { modes: ["dark"] } },
});
export const WithContractCard = meta.story({
  name: "Mit Vertragskarte",
  args: { state: { ...ready, badge: "CONTRACT_MISSING", contract: "sign_and_send" } },
  parameters: { spec: ["VS-180", "MYEV-19"] },
});
export const WithoutContractCard = meta.story({ name: "Ohne Vertragskarte", parameters: { spec: ["VS-180"] } });
export const NoJob = meta.story({
  name: "Kein Einsatz",
  args: { state: { kind: "none", jobs: [] } },
  parameters: { spec: ["VS-178", "MYEV-25", "MSGS-067"], visual: { modes: ["small", "dark"] } },
});
export const NoneOfTwoChosen = meta.story({
  name: "Kein Einsatz ausgewählt, zwei Termine",
  args: { state: { kind: "none", jobs: two } },
  parameters: { spec: ["VS-178", "MYEV-25", "ENTS-14"] },
});
export const TestParticipant = meta.story({
  name: "Teilnahme am Probebetrieb",
  args: {
    frame: frameAt("event", people.paula),
    state: { ...ready, duties: jobDuties("test-participant"), documents: jobDocuments("test-participant") },
    fullName: `${people.paula.firstName} ${people.paula.lastName}`,
  },
});
export const LongDuties = meta.story({
  name: "Viele Aufgaben vor Ort",
  args: { state: { ...ready, duties: JOB_DUTIES } },
  parameters: { spec: ["VS-181", "MYEV-23"] },
});
export const LongDocumentList = meta.story({
  name: "Viele Dinge zum Mitbringen",
  args: { state: { ...ready, documents: JOB_DOCUMENTS } },
  parameters: { spec: ["VS-181", "MYEV-24"] },
});
export const EmptyLists = meta.story({
  name: "Aufgaben und Mitbringen offen",
  args: { state: { ...ready, duties: [], documents: [] } },
  parameters: { spec: ["VS-181"] },
});
export const HelpOpen = meta.story({
  name: "Hilfe zum Einsatz geöffnet",
  args: { isHelpOpen: true },
  parameters: { spec: ["VS-182", "MYEV-22"], visual: { modes: ["small", "desktop", "dark"] } },
});
export const Loading = meta.story({ name: "Wird geladen", args: { state: { kind: "loading" } } });
export const LoadFailed = meta.story({ name: "Nicht geladen", args: { state: { kind: "failed", isRetrying: false } } });
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const OutOfDate = meta.story({ name: "Veraltet", args: { outOfDate: { isRetrying: false } } });
export const SavingToCalendar = meta.story({ name: "Kalendereintrag wird gespeichert", args: { calendar: "saving" } });
export const CalendarFailed = meta.story({ name: "Kalendereintrag nicht erstellt", args: { calendar: "failed" } });
export const CalendarFailedWhileCheckInRequired = CheckInRequired.extend({
  name: "Kalendereintrag fehlt, Check-in nötig",
  args: { calendar: "failed" },
});
export const DateUnreadable = meta.story({
  name: "Datum nicht lesbar",
  args: { state: { ...ready, badge: null, job: jobOfMilica(0, "CONTRACT_MISSING", { event_date: "demnächst" }) } },
});
export const OpenEnded = meta.story({
  name: "Ende nicht bekannt",
  args: { state: { ...ready, job: jobOfMilica(0, "CONTRACT_MISSING", { start_time: "14:00", end_time: "" }) } },
});
export const TimeUnreadable = meta.story({
  name: "Uhrzeit nicht lesbar",
  args: { state: { ...ready, badge: null, job: jobOfMilica(0, "CONTRACT_MISSING", { start_time: "morgens" }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.time.until", { end: "13:30" }))).toBeVisible();
    await expect(canvas.queryByText(copy("day.arrive.at", { time: anyWords }))).toBeNull();
  },
});
export const Overnight = meta.story({
  name: "Über Mitternacht",
  args: { state: { ...ready, job: jobOfMilica(0, "CONTRACT_MISSING", { start_time: "23:04", end_time: "02:34" }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.time.overnight", { start: "23:04", end: "02:34" }))).toBeVisible();
  },
});
export const LongestName = meta.story({
  name: "Mit dem längsten Namen",
  args: { frame: frameAt("event", people.maximiliane), fullName: `${longestFirstName} ${longestLastName}` },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = WithContractCard.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const SaysWhenWhereWhoAndWhichNumber = Default.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-15", "MYEV-16", "MYEV-17", "MYEV-18"] },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(facts).toEqual(["Probebetrieb Terminal\u00a03", "Milica Lazarević", "501"]);
    await expect(canvas.getByText(copy("day.title"))).toBeVisible();
    await expect(canvas.getByText("Montag, 23. November 2026")).toBeInTheDocument();
    const time = { start: "08:00", end: "13:30" };
    await expect(canvas.getByText(copy("day.time.range", time)).parentElement).toHaveTextContent(
      awayAndTime(de("day.away.inDays", { days: 3 }), de("day.time.range", time)),
    );
    await expect(canvas.getByText(copy("day.arrive.at", { time: "07:45" }))).toBeVisible();
  },
});

export const OffersTheTaskListOnlyWhenCheckInIsRequired = CheckInRequired.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-20", "VS-179"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("job.toTasks") }));
    await expect(args.onOpenTasks).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("job.calendar.toCalendar") }));
    await expect(args.onCalendar).toHaveBeenCalledTimes(1);
  },
});

/** The screen only reports the click: the app creates the file (D-25). */
export const TheCalendarButtonOnlyTells = Default.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-21"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: copy("job.toTasks") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: copy("job.calendar.toCalendar") }));
    await expect(args.onCalendar).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("link", { name: copyPart("job.calendar.toCalendar") })).toBeNull();
  },
});

export const SavesToTheCalendarOnce = SavingToCalendar.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("job.calendar.saving") }));
    await expect(args.onCalendar).not.toHaveBeenCalled();
  },
});

export const OpensTheHelp = Default.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-22"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("job.help.toHelp") }));
    await expect(args.onHelpOpenChange).toHaveBeenLastCalledWith(true);
  },
});

export const TheHelpLeadsToTheAnswersAndCloses = HelpOpen.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-22", "VS-182"] },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: copy("job.help.title") });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: copy("job.help.toAnswers") }));
    await expect(args.onOpenAnswers).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: copy("job.help.close") }));
    await expect(args.onHelpOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard("{Escape}");
    await expect(args.onHelpOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const LeadsToTheCourseOfTheDay = Default.extend({
  tags: behaviour,
  parameters: { spec: ["D-06"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("job.course.title") }));
    await expect(args.onOpenCourse).toHaveBeenCalledTimes(1);
  },
});

export const ChoosesAJob = NoneOfTwoChosen.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-25", "ENTS-14"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("job.none") })).toBeVisible();
    const rows = canvas.getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Mo.,\u00a023.11., ab 08:00\u00a0UhrProbebetrieb Terminal\u00a03, Flughafen, Terminal\u00a03",
      "Fr.,\u00a004.12., ab 08:00\u00a0UhrProbebetrieb Terminal\u00a03, Flughafen, Terminal\u00a03",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: /04\.12\./ }));
    await expect(args.onChoose).toHaveBeenCalledWith("502");
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
