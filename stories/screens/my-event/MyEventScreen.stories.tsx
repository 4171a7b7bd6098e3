import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { people } from "#src/people/people.ts";
import { MyEventScreen, type MyEventScreenProps } from "#src/screens/my-event/MyEventScreen.tsx";
import { awayAndTime, anyWords, copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { jobNow, jobOf } from "#stories/support/job.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("event");

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
const pass = { name: nameOf(people.amira), passNumber: people.amira.profile.passNumber };
const next = jobOf();
const second = jobOf({ event_id: 502, event_date: "2026-12-04" });
const past = jobOf({
  event_id: 531,
  event_date: "2026-11-09",
  event_status: "confirmed",
  check_in: "2026-11-09T06:42:00Z",
  check_out: "2026-11-09T12:34:00Z",
});
const at = (day: "2026-11-18" | "2026-11-22" | "2026-11-23" | "2026-11-26", time: string) => instantInBerlin(day, time);
const ready = { kind: "ready", jobs: [next], cancelled: [], isRefreshing: false, outOfDate: null } as const;

/** The status of a day at an instant. */
const atThat = (now: number, changes: Record<string, unknown> = {}, contract: "complete" | "missing" = "complete") => ({
  now,
  contract,
  state: { ...ready, jobs: [jobOf(changes, { now, contractComplete: contract === "complete" })] },
});

/** The booked days of the user. From the dashboard; leads to the task list and to the application. */
const meta = preview.meta({
  component: MyEventScreen,
  args: {
    frame,
    state: ready,
    loadMessage: null,
    now: jobNow,
    bring: "airportPass",
    pass: null,
    contract: "complete",
    calendar: { kind: "file", busyWith: null, failedFor: null, onSave: fn() },
    cancelling: null,
    onRefresh: fn(),
    onCancel: fn(),
    onOpenTasks: fn(),
    onOpenContract: fn(),
    onApply: fn(),
    onOpenStart: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-158", "MYEV-02"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-159", "MYEV-03", "MSGS-058"] },
});
export const LoadRefused = LoadFailed.extend({
  name: "Nicht geladen, Satz des Anbieters",
  args: { loadMessage: "Die Einsatzplanung ist gerade nicht erreichbar." },
});
export const ShowsWhatTheProviderSaid = LoadRefused.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["MYEV-03"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Die Einsatzplanung ist gerade nicht erreichbar.");
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const Empty = meta.story({
  name: "Noch kein Termin",
  args: { state: { ...ready, jobs: [] } },
  parameters: { spec: ["VS-160", "MYEV-04", "MSGS-059", "MSGS-060"] },
});
export const Refreshing = meta.story({
  name: "Noch kein Termin, wird neu geladen",
  args: { state: { ...ready, jobs: [], isRefreshing: true } },
  parameters: { spec: ["VS-161"] },
});
export const TimeUnreadable = meta.story({
  name: "Uhrzeit nicht lesbar",
  args: { state: { ...ready, jobs: [jobOf({ start_time: "morgens", end_time: "mittags" })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.time.open"))).toBeVisible();
    await expect(canvas.queryByText(/10:00/)).toBeNull();
    await expect(canvas.queryByText(copyPart("myEvent.checkIn.early"))).toBeNull();
    await expect(canvas.queryByText(copyPart("day.arrive.at", { time: anyWords }))).toBeNull();
  },
});
export const Cancellable = meta.story({
  name: "Termin kann abgesagt werden",
  parameters: {
    spec: [
      "VS-162",
      "MYEV-01",
      "MYEV-05",
      "MYEV-06",
      "MYEV-07",
      "MYEV-10",
      "MYEV-11",
      "MSGS-056",
      "MSGS-057",
      "MSGS-061",
    ],
    visual: { modes: ["small", "desktop", "dark", "forced"] },
  },
});
export const BookedByTheGroupLeader = meta.story({
  name: "Über die Gruppenleitung gebucht",
  args: { state: { ...ready, jobs: [jobOf({ can_cancel: false })] } },
  parameters: { spec: ["VS-163", "MYEV-12", "ROLE-15", "MSGS-062"] },
});
export const TimesMissing = meta.story({
  name: "Uhrzeit fehlt",
  args: { state: { ...ready, jobs: [jobOf({ start_time: null, end_time: null })] } },
  parameters: { spec: ["VS-164", "MYEV-08", "MYEV-09"] },
});
export const EndUnknown = meta.story({
  name: "Ende nicht bekannt",
  args: { state: { ...ready, jobs: [jobOf({ start_time: "14:00", end_time: "" })] } },
});
export const Overnight = meta.story({
  name: "Über Mitternacht",
  args: { state: { ...ready, jobs: [jobOf({ start_time: "23:04", end_time: "02:34" })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.time.overnight", { start: "23:04", end: "02:34" }))).toBeVisible();
  },
});
export const DateUnreadable = meta.story({
  name: "Datum nicht lesbar",
  args: { state: { ...ready, jobs: [jobOf({ event_date: "folgt" })] } },
});
export const CheckInRequired = meta.story({
  name: "Check-in nötig",
  args: atThat(at("2026-11-22", "09:00")),
  parameters: { spec: ["VS-165", "MYEV-13"], visual: { modes: ["small", "dark"] } },
});
export const TaskListComesLater = meta.story({
  name: "Aufgabenliste öffnet später",
  parameters: { spec: ["VS-166", "MYEV-14", "MYEV-54", "MYEV-55", "MSGS-063", "MSGS-066"] },
});
export const CheckInOpenWithoutContract = meta.story({
  name: "Check-in offen, Vertrag fehlt",
  args: atThat(at("2026-11-22", "09:00"), {}, "missing"),
  parameters: { spec: ["MYEV-14"] },
});

export const Today = meta.story({
  name: "Termin heute",
  args: { ...atThat(at("2026-11-23", "06:00")), pass },
  parameters: { spec: ["VS-167", "FMTS-27"] },
});
export const TodayWithAnIdCard = Today.extend({
  name: "Termin heute, mit Reisepass",
  args: {
    frame: frameAt("event", people.paula),
    bring: "idOrPassport",
    pass: { name: nameOf(people.paula), passNumber: "" },
  },
  parameters: { spec: ["VS-167", "FMTS-27", "MYEV-53"] },
});
export const TodayWithTheLongestName = Today.extend({
  name: "Termin heute, mit dem längsten Namen",
  args: {
    frame: frameAt("event", people.maximiliane),
    pass: { name: nameOf(people.maximiliane), passNumber: people.maximiliane.profile.passNumber },
  },
});
export const TodayBeforeTheRecordIsLoaded = Today.extend({
  name: "Termin heute, Ausweis nicht bekannt",
  args: { bring: null, pass: { name: nameOf(people.amira), passNumber: "" } },
});
export const Tomorrow = meta.story({
  name: "Termin morgen",
  args: atThat(at("2026-11-22", "06:00")),
  parameters: { spec: ["VS-167", "FMTS-28"] },
});
export const InFiveDays = meta.story({
  name: "Termin in 5 Tagen",
  args: atThat(at("2026-11-18", "06:00")),
  parameters: { spec: ["VS-167", "FMTS-29"] },
});
export const ThreeDaysAgo = meta.story({
  name: "Termin vor 3 Tagen",
  args: atThat(at("2026-11-26", "06:00")),
  parameters: { spec: ["VS-167", "FMTS-30"] },
});

export const Begun = meta.story({ name: "Termin hat begonnen", args: { ...atThat(at("2026-11-23", "08:20")), pass } });

export const ContractMissing = meta.story({
  name: "Vertrag fehlt",
  args: atThat(jobNow, {}, "missing"),
  parameters: { visual: { modes: ["small", "desktop", "dark"] } },
});
/** The banner says it for the next day, the badge for the others. */
export const ContractMissingForTwoDays = meta.story({
  name: "Vertrag fehlt, zwei Termine",
  args: {
    contract: "missing",
    state: {
      ...ready,
      jobs: [
        jobOf({}, { contractComplete: false }),
        jobOf({ event_id: 502, event_date: "2026-12-04" }, { contractComplete: false }),
      ],
    },
  },
  parameters: { spec: ["VS-168", "MSGS-071"] },
});
export const ContractWithTheProvider = ContractMissing.extend({
  name: "Vertrag wird bearbeitet",
  args: { contract: "processing" },
});
export const ReadyForCheckIn = Today.extend({
  name: "Bereit zum Check-in",
  parameters: { spec: ["VS-168", "MSGS-072"] },
});
export const ReadyForWork = meta.story({
  name: "Bereit zum Einsatz",
  args: { ...atThat(at("2026-11-23", "09:00"), { check_in: "2026-11-23T06:42:00Z" }), pass },
  parameters: { spec: ["VS-168", "MSGS-073"] },
});
export const Approved = meta.story({
  name: "Einsatz freigegeben",
  args: atThat(at("2026-11-26", "06:00"), {
    event_status: "approved",
    check_in: "2026-11-23T06:42:00Z",
    check_out: "2026-11-23T12:34:00Z",
  }),
  parameters: { spec: ["VS-168", "MSGS-074"] },
});
/** No rule returns it; a provider may send it. */
export const Payrolled = meta.story({
  name: "Einsatz abgerechnet",
  args: {
    now: at("2026-11-26", "06:00"),
    state: { ...ready, jobs: [{ ...next, eventStatus: "PAYROLLED", checkIn: "07:42", checkOut: "13:31" }] },
  },
  parameters: { spec: ["VS-168", "MSGS-075"] },
});

export const BringsAirportPass = meta.story({
  name: "Flughafenausweis mitbringen",
  parameters: { spec: ["VS-169", "MYEV-52", "MSGS-064"] },
});
export const BringsIdOrPassport = meta.story({
  name: "Ausweis oder Reisepass mitbringen",
  args: { bring: "idOrPassport" },
  parameters: { spec: ["VS-169", "MYEV-53", "MSGS-065"] },
});
export const TwoDays = meta.story({
  name: "Zwei Termine",
  args: { state: { ...ready, jobs: [next, second] } },
  parameters: { spec: ["VS-168", "VS-170"], visual: { modes: ["small", "dark"] } },
});
export const AFurtherDayOfTheGroupAndOneThatIsOver = meta.story({
  name: "Weiterer der Gruppe, einer vorbei",
  args: {
    state: {
      ...ready,
      jobs: [next, jobOf({ event_id: 513, event_date: "2026-12-04", can_cancel: false }), past],
    },
  },
});
export const TwoSlotsOfOneDay = meta.story({
  name: "Zwei Termine an einem Tag",
  args: {
    now: at("2026-11-22", "09:00"),
    state: {
      ...ready,
      jobs: [
        jobOf({}, { now: at("2026-11-22", "09:00") }),
        jobOf({ event_id: 502, start_time: "14:30", end_time: "20:00", event_status: "check-in-required" }),
      ],
    },
  },
});
export const CheckedIn = meta.story({
  name: "Eingecheckt",
  args: { ...atThat(at("2026-11-23", "09:00"), { check_in: "2026-11-23T06:42:00Z" }), pass },
  parameters: { spec: ["VS-171"] },
});
export const CheckedInAtAnUnreadableTime = meta.story({
  name: "Eingecheckt, Uhrzeit nicht lesbar",
  args: { ...atThat(at("2026-11-23", "09:00"), { check_in: "Tor 3" }), pass },
  parameters: { spec: ["VS-171"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.time.done"))).toBeVisible();
  },
});
export const CheckedOut = meta.story({
  name: "Ausgecheckt",
  args: atThat(at("2026-11-23", "15:00"), {
    check_in: "2026-11-23T06:42:00Z",
    check_out: "2026-11-23T12:34:00Z",
  }),
  parameters: { spec: ["VS-171"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("myEvent.thanks"))).toBeVisible();
  },
});
export const Cancelled = meta.story({
  name: "Termin abgesagt",
  args: { state: { ...ready, jobs: [], cancelled: [next] } },
  parameters: { spec: ["VS-172"], visual: { modes: ["small", "dark"] } },
});
export const OneOfTwoCancelled = meta.story({
  name: "Einer von zwei Terminen abgesagt",
  args: { state: { ...ready, jobs: [second], cancelled: [next] } },
  parameters: { spec: ["VS-172"] },
});
export const CancelledAfterADayThatIsOver = meta.story({
  name: "Termin abgesagt, ein anderer vorbei",
  args: { state: { ...ready, jobs: [{ ...past, title: "", location: "" }], cancelled: [next] } },
  parameters: { spec: ["VS-172"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: copy("myEvent.cancelled.title") })).toBeVisible();
    await expect(canvas.queryByText(copy("myEvent.thanks"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("article")).toBeVisible();
  },
});
export const OutOfDate = meta.story({
  name: "Veraltet",
  args: { state: { ...ready, outOfDate: { isRetrying: false } } },
});
export const SavingToTheCalendar = meta.story({
  name: "Kalendereintrag wird gespeichert",
  args: { calendar: { kind: "file", busyWith: next.id, failedFor: null, onSave: fn() } },
});
export const CalendarFailed = meta.story({
  name: "Kalendereintrag nicht erstellt",
  args: { calendar: { kind: "file", busyWith: null, failedFor: next.id, onSave: fn() } },
});
export const OnlineCalendar = meta.story({
  name: "Mit Online-Kalender",
  args: { calendar: { kind: "link", hrefOf: ({ id }) => `https://calendar.example/${id}` } },
});
export const OnASmallPhone = TwoDays.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const openDialog: NonNullable<MyEventScreenProps["cancelling"]> = {
  job: next,
  draft: { reason: null, text: "" },
  status: "asking",
  problem: null,
  onChange: fn(),
  onConfirm: fn(),
  onCancel: fn(),
};
const inOwnWords = "Mein Zug fällt aus. Der nächste kommt erst um 9 Uhr an.";

export const AskingForTheReason = meta.story({
  name: "Absagen, Grund noch offen",
  args: { cancelling: openDialog },
  parameters: {
    spec: ["VS-173", "MYEV-42", "MYEV-43", "MYEV-47", "MSGS-076..083"],
    visual: { modes: ["small", "desktop", "dark", "forced"] },
  },
});
export const ReasonChosen = meta.story({
  name: "Absagen, Grund gewählt",
  args: { cancelling: { ...openDialog, draft: { reason: "healthIssues", text: "" } } },
  parameters: { spec: ["VS-174", "MYEV-49", "MSGS-085"], visual: { modes: ["small", "desktop", "dark", "forced"] } },
  play: async () => {
    await expect(screen.getByRole("button", { name: copy("cancellation.submit.confirm") })).not.toHaveAttribute(
      "aria-disabled",
    );
  },
});
export const OtherReasonEmpty = meta.story({
  name: "Absagen, eigener Grund noch leer",
  args: { cancelling: { ...openDialog, draft: { reason: "other", text: "" } } },
  parameters: { spec: ["VS-175", "MYEV-44", "MYEV-48", "MSGS-084"], visual: { modes: ["small", "dark"] } },
});
export const OtherReasonTyped = meta.story({
  name: "Absagen, eigener Grund eingegeben",
  args: { cancelling: { ...openDialog, draft: { reason: "other", text: inOwnWords } } },
  parameters: { spec: ["VS-176"] },
});
export const OtherReasonAtItsLimit = meta.story({
  name: "Absagen, Grund mit 200 Zeichen",
  args: { cancelling: { ...openDialog, draft: { reason: "other", text: "Ich bin verhindert. ".repeat(10) } } },
  parameters: { spec: ["VS-176", "MYEV-45"] },
});
export const CancellingADay = meta.story({
  name: "Wird abgesagt",
  args: { cancelling: { ...openDialog, draft: { reason: "healthIssues", text: "" }, status: "cancelling" } },
  parameters: { spec: ["VS-177"] },
});
export const CancellingFailed = meta.story({
  name: "Termin nicht abgesagt",
  args: {
    cancelling: { ...openDialog, draft: { reason: "other", text: inOwnWords }, problem: { code: "failed" } },
  },
  parameters: { spec: ["VS-177", "MSGS-043"] },
});
export const CancellingUncertain = meta.story({
  name: "Absage ungewiss, ohne Antwort",
  args: {
    cancelling: { ...openDialog, draft: { reason: "other", text: inOwnWords }, problem: { code: "unknown" } },
  },
  parameters: { spec: ["VS-177"] },
});
export const CancellingRefused = meta.story({
  name: "Absage abgelehnt, Text vom Anbieter",
  args: {
    cancelling: {
      ...openDialog,
      draft: { reason: "healthIssues", text: "" },
      problem: { message: "Ihre Gruppe ist gebucht. Nur die Gruppenleitung kann absagen." },
    },
  },
  parameters: { spec: ["VS-177"] },
});

const behaviour = ["behaviour", "!autodocs"];

export const OnASmallPhoneTheLongestNameIsAboveTheDock = TodayWithTheLongestName.extend({
  tags: behaviour,
  globals: { viewport: { value: "small", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText(nameOf(people.maximiliane)).getBoundingClientRect();
    const dock = canvasElement.querySelector("[data-dock]")!.getBoundingClientRect();
    await expect(name.bottom).toBeLessThanOrEqual(dock.top);
  },
});

export const SaysWhenToBeThere = meta.story({
  tags: behaviour,
  parameters: { spec: ["MYEV-54", "MYEV-55", "MSGS-063", "MSGS-066"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.arrive.at", { time: "07:45" }))).toBeVisible();
    await expect(canvas.getByText(copy("myEvent.checkIn.early"))).toBeVisible();
    await expect(canvas.getByText(copy("myEvent.tasks.from", { day: "So.", time: "22.11., 08:00" }))).toBeVisible();
    await expect(canvas.getByText(copy("myEvent.tasks.window"))).toBeVisible();
    await expect(canvas.getByText("Montag, 23. November 2026")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy("myEvent.toTasks") })).toBeNull();
  },
});

const days = ["2026-11-18", "2026-11-22", "2026-11-23", "2026-11-26"] as const;

export const SaysHowFarAwayADayIs = meta.story({
  tags: behaviour,
  parameters: { spec: ["VS-167"] },
  render: function Passing(args) {
    const [now, setNow] = useState(0);
    return (
      <>
        <MyEventScreen {...args} now={at(days[now] ?? days[0], "06:00")} />
        <button type="button" className="fixed top-0 min-h-12" onClick={() => setNow(now + 1)}>
          Nächster Tag
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const time = de("day.time.range", { start: "08:00", end: "13:30" });
    for (const away of [
      de("day.away.inDays", { days: 5 }),
      de("day.away.tomorrow"),
      de("day.away.today"),
      de("day.away.daysAgo", { days: 3 }),
    ]) {
      await expect(canvas.getByRole("main")).toHaveTextContent(awayAndTime(away, time));
      await userEvent.click(canvas.getByRole("button", { name: "Nächster Tag" }));
    }
  },
});

export const OnTheDayItShowsWhatTheDeskAsksFor = Today.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-52"] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("region", { name: copy("myEvent.pass.title.checkIn") }));
    await expect(card.getByText(nameOf(people.amira))).toBeVisible();
    await expect(card.getByText(copy("myEvent.pass.documents.airportPass"))).toBeVisible();
    await expect(card.getByText(people.amira.profile.passNumber)).toBeVisible();
    await expect(card.getByText(copy("day.time.at", { time: "08:00" }))).toBeVisible();
    await expect(canvas.getByRole("main")).not.toHaveTextContent(
      copyPart("myEvent.bring.airportPass", { strong: String }),
    );
  },
});

export const AfterTheCheckInItIsForTheCheckOut = CheckedIn.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: copy("myEvent.pass.title.checkOut") })).toBeVisible();
    await expect(canvas.queryByText(copyPart("day.arrive.at", { time: anyWords }))).toBeNull();
  },
});

export const BeforeTheDayThereIsNothingToShow = Tomorrow.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: copy("myEvent.pass.title.checkIn") })).toBeNull();
    await expect(canvas.getByRole("main")).toHaveTextContent(copyPart("myEvent.bring.airportPass", { strong: String }));
  },
});

/** The leaf is a drawing: the whole date stands once on the page, for screen readers. */
export const SaysTheDateOnce = meta.story({
  tags: behaviour,
  parameters: { spec: ["MYEV-05", "VS-162"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/23\.\sNovember/)).toHaveLength(1);
    await expect(canvas.getByText("Montag, 23. November 2026")).toBeVisible();
  },
});

export const AfterACancellationItLeadsToTheStartPage = Cancelled.extend({
  tags: behaviour,
  parameters: { spec: ["VS-172"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.cancelled.toStart") }));
    await expect(args.onOpenStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.cancelled.toDates") }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
});

export const RefreshesAnEmptyList = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-160", "MYEV-04", "MSGS-059", "MSGS-060"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("myEvent.empty.title"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.empty.toReload") }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.toDates") }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-03"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("myEvent.failure.body"));
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
});

export const LeadsToTheContractThatIsMissing = ContractMissing.extend({
  tags: behaviour,
  parameters: { spec: ["VS-168"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("myEvent.contract.missing"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.contract.toContract") }));
    await expect(args.onOpenContract).toHaveBeenCalledTimes(1);
  },
});

export const SaysOnTheDayBeforeThatCheckInIsTomorrow = CheckInRequired.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-54", "MYEV-55"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toHaveTextContent(awayAndTime(de("day.away.tomorrow"), anyWords));
    await expect(canvas.getByText(copy("day.arrive.at", { time: "07:45" }))).toBeVisible();
    await expect(canvas.getByText("Bereit für den Check-\u2060in morgen")).toBeVisible();
  },
});

export const OpensTheTaskList = CheckInRequired.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-13"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.toTasks") }));
    await expect(args.onOpenTasks).toHaveBeenCalledTimes(1);
  },
});

export const CannotCancelWhatTheGroupBooked = BookedByTheGroupLeader.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-12", "ROLE-15", "MSGS-062"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copyPart("myEvent.hints.groupBooking"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy("myEvent.toCancel") })).toBeNull();
  },
});

export const EachDayHasItsOwnWays = TwoDays.extend({
  tags: behaviour,
  parameters: { spec: ["VS-170"] },
  play: async ({ canvas, userEvent, args }) => {
    const card = within(canvas.getByRole("article", { name: "Freitag, 4.\u00a0Dezember 2026" }));
    await userEvent.click(
      card.getByRole("button", { name: inOrder(de("myEvent.toCancel"), "Freitag, 4.\u00a0Dezember 2026") }),
    );
    await expect(args.onCancel).toHaveBeenLastCalledWith(second);
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.toCancel") }));
    await expect(args.onCancel).toHaveBeenLastCalledWith(next);
  },
});

/** The button has gone with the last days: the focus is on their list. */
export const ShowsTheRestOfTheDays = meta.story({
  tags: behaviour,
  args: {
    state: {
      ...ready,
      jobs: [
        next,
        ...Array.from({ length: 20 }, (_, index) =>
          jobOf({ event_id: 600 + index, event_date: `2026-12-${index + 10}` }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(16);
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.toMore", { count: 4 }) }));
    await expect(canvas.getAllByRole("article")).toHaveLength(20);
    await expect(canvas.getByRole("region", { name: de("myEvent.moreTitle") })).toHaveFocus();
  },
});

export const SavesADayToTheCalendar = meta.story({
  tags: behaviour,
  parameters: { spec: ["MYEV-10", "MSGS-061"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.calendar.toCalendar") }));
    await expect(args.calendar.kind === "file" && args.calendar.onSave).toHaveBeenCalledWith(next);
  },
});

export const OpensAnOnlineCalendarBesideThePage = OnlineCalendar.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-10"] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: copyPart("myEvent.calendar.toCalendar") });
    await expect(link).toHaveAttribute("href", "https://calendar.example/501");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

/** A stateful wrapper: opens the question, stores what is typed, closes it. */
function WithQuestion(props: MyEventScreenProps) {
  const [draft, setDraft] = useState(openDialog.draft);
  const [isOpen, setOpen] = useState(false);
  const cancelling = isOpen ? { ...openDialog, draft, onChange: setDraft, onCancel: () => setOpen(false) } : null;
  return <MyEventScreen {...props} cancelling={cancelling} onCancel={() => setOpen(true)} />;
}

export const CountsWhileTyping = meta.story({
  tags: behaviour,
  render: (args) => <WithQuestion {...args} />,
  parameters: { spec: ["VS-175", "VS-176", "MYEV-42", "MYEV-44", "MYEV-46", "MYEV-48", "MYEV-49"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("myEvent.toCancel") }));
    const dialog = within(screen.getByRole("dialog", { name: copy("myEvent.toCancel") }));
    await expect(dialog.getByRole("button", { name: copy("cancellation.submit.selectReason") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(dialog.getByText(copy("cancellation.reasons.other")));
    await expect(dialog.getByText(copy("cancellation.text.counter", { count: 0, max: 200 }))).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy("cancellation.submit.enterReason") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const text = dialog.getByRole("textbox", { name: copy("cancellation.text.label") });
    await userEvent.type(text, "   ");
    await expect(dialog.getByRole("button", { name: copy("cancellation.submit.enterReason") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.type(text, "krank");
    await expect(dialog.getByText(copy("cancellation.text.counter", { count: 8, max: 200 }))).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy("cancellation.submit.confirm") })).not.toHaveAttribute(
      "aria-disabled",
    );
  },
});

export const RefusesMoreThan200Characters = OtherReasonAtItsLimit.extend({
  tags: behaviour,
  parameters: { spec: ["VS-176", "MYEV-45"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByText(copy("cancellation.text.counter", { count: 200, max: 200 }))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: copy("cancellation.text.label") }), "x");
    await expect(args.cancelling?.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeKeepsTheDayAndReturnsTheFocus = meta.story({
  tags: behaviour,
  render: (args) => <WithQuestion {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: copy("myEvent.toCancel") });
    await userEvent.click(opener);
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.tab();
    await expect(dialog.getByRole("radio", { name: copy("cancellation.reasons.personalEmergency") })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(dialog.getByRole("radio", { name: copy("cancellation.reasons.scheduleConflict") })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const StaysOpenWhileItCancels = OtherReasonTyped.extend({
  tags: behaviour,
  args: { cancelling: { ...openDialog, draft: { reason: "other", text: inOwnWords }, status: "cancelling" } },
  parameters: { spec: ["VS-177"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByRole("button", { name: copy("cancellation.saving") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await userEvent.type(dialog.getByRole("textbox"), ", leider");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: copy("cancellation.keep") }));
    await userEvent.click(dialog.getByRole("button", { name: copy("cancellation.saving") }));
    await expect(args.cancelling?.onChange).not.toHaveBeenCalled();
    await expect(args.cancelling?.onCancel).not.toHaveBeenCalled();
    await expect(args.cancelling?.onConfirm).not.toHaveBeenCalled();
  },
});

export const AFailureIsShownInTheDialogAndCanBeRetried = CancellingFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-177", "MSGS-043"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByText(copy("cancellation.problems.failed"))).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: copy("cancellation.text.label") })).toHaveValue(inOwnWords);
    await userEvent.click(dialog.getByRole("button", { name: copy("cancellation.submit.confirm") }));
    await expect(args.cancelling?.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const DoesNotAskForTheContractOnceTheDayIsOver = ThreeDaysAgo.extend({
  args: { contract: "missing" },
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy("day.place"))).toBeVisible();
    await expect(canvas.queryByText(copy("myEvent.contract.missing"))).toBeNull();
  },
});
