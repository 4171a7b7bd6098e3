import { expect, fn, within } from "storybook/test";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { NextDay } from "#src/model/dashboard/dashboard.ts";
import type { CompletionFlags } from "#src/model/dashboard/flags.ts";
import { resetFlags } from "#src/model/dashboard/flags.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { DashboardScreen } from "#src/screens/dashboard/DashboardScreen.tsx";
import { awayAndTime, anyNumber, anyWords, copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";
import { today } from "#src/people/today.ts";

const frameOf = (person: Person): Frame => ({ ...frameAt("dashboard", person), onBack: undefined });
const frame = frameOf(people.amira);

const done = (...flags: (keyof CompletionFlags)[]): CompletionFlags => ({
  ...resetFlags(),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});
const nothing = done();
const half = done("profile_complete", "payroll_complete");
const notLoaded = { profile_complete: null, contract_complete: null, payroll_complete: null, id_check_complete: null };
const everything = done("profile_complete", "contract_complete", "payroll_complete", "id_check_complete");

const onDay = <State extends NextDay["state"]>(day: CalendarDay, state: State) =>
  ({ day, start: "08:00", arriveAt: instantInBerlin(day, "07:45"), state }) as const;
const booked = onDay("2026-11-23", "booked");
const applied = onDay("2026-12-11", "applied");
const nordwind = { kind: "inGroup", name: "Nordwind" } as const;
/** A user with a booked day and complete contract data. */
const withADay = {
  applicant: "booked_user",
  parts: done("profile_complete", "contract_complete"),
  facts: { isProfileReady: true, applications: 1, nextDay: booked, group: nordwind },
} as const;

/** The first signed-in screen: what is done, what comes next. The sign-out is at the foot. */
const meta = preview.meta({
  component: DashboardScreen,
  args: {
    frame,
    state: { kind: "ready", outOfDate: null },
    dayPart: "morning",
    today,
    applicant: "existing_login",
    firstName: people.amira.firstName,
    participant: "airport-staff",
    parts: half,
    facts: { isProfileReady: true, applications: 1, nextDay: applied, group: nordwind },
    contract: null,
    lastCards: { hasContract: false, nextDay: null },
    signOut: "idle",
    onRetry: fn(),
    onSignOut: fn(),
    onOpenContract: fn(),
    onOpen: fn(),
    onOpenPart: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  name: "Üblich",
  args: { ...withADay, contract: "sign_and_send" },
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-130", "VA-131", "VS-023", "DASH-01", "DASH-02", "DASH-03", "DASH-04", "DASH-05", "DASH-06", "DASH-07"],
  },
});
export const AskingForAvailability = meta.story({
  name: "Verfügbarkeit statt Bewerbung",
  args: { facts: { isProfileReady: true, applicationMode: "availability", nextDay: null, group: nordwind } },
  parameters: { spec: ["AVL-01"] },
});
export const JustSignedIn = meta.story({
  name: "Gerade angemeldet",
  parameters: { spec: ["VA-101"] },
  render: (args) => (
    <WithNotice tone="success" text="login.success">
      <DashboardScreen {...args} />
    </WithNotice>
  ),
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" }, lastCards: { hasContract: true, nextDay: booked.day } },
  parameters: { spec: ["VS-014"] },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-015"] },
});
export const Retrying = Failed.extend({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const NotEverythingLoaded = meta.story({
  name: "Nicht alles geladen",
  args: {
    state: { kind: "ready", outOfDate: { isRetrying: false } },
    facts: { isProfileReady: true, group: nordwind },
  },
  parameters: { spec: ["VS-015"] },
});
export const LoadingTheRest = NotEverythingLoaded.extend({
  name: "Rest wird geladen",
  args: { state: { kind: "ready", outOfDate: { isRetrying: true } } },
});
export const OfflineWithWhatWasLoaded = meta.story({
  name: "Ohne Verbindung, Geladenes sichtbar",
  args: { frame: { ...frame, isOffline: true } },
  parameters: { spec: ["VS-003"] },
});
export const FirstTime = meta.story({
  name: "Erste Schritte werden vorbereitet",
  args: {
    frame: frameOf(people.khai),
    state: { kind: "first-time" },
    applicant: "new_signup",
    firstName: people.khai.firstName,
  },
  parameters: { spec: ["VS-016", "DASH-09"] },
});

export const NothingDone = meta.story({
  name: "Profil 0 %, nichts erledigt",
  args: {
    parts: nothing,
    facts: { isProfileReady: false, applications: 0, nextDay: null, group: { kind: "none" } },
  },
  parameters: { spec: ["VS-017", "DASH-10"] },
});
export const AQuarterDone = meta.story({
  name: "Profil 25 %, 1 von 4 Bereichen",
  args: {
    parts: done("profile_complete"),
    facts: { isProfileReady: true, applications: 0, nextDay: null, group: { kind: "none" } },
  },
  parameters: { spec: ["VS-018", "DASH-10"] },
});
export const HalfDone = meta.story({
  name: "Profil 50 %, 2 von 4 Bereichen",
  parameters: { spec: ["VS-018", "DASH-10"] },
});
export const ThreeQuartersDone = meta.story({
  name: "Profil 75 %, 3 von 4 Bereichen",
  args: { parts: done("profile_complete", "contract_complete", "payroll_complete") },
  parameters: { spec: ["VS-018", "DASH-10"] },
});
export const EverythingDone = meta.story({
  name: "Profil 100 %, alles erledigt",
  args: { parts: everything },
  parameters: { spec: ["VS-019", "DASH-10"] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: copyPart("dashboard.notes.profile", { percent: 100 }) }),
    ).toBeVisible();
  },
});

/** Parts without calls of the provider are marked as such and count neither as open nor as done. */
export const SomePartsNotOffered = meta.story({
  name: "Einige Bereiche noch nicht verfügbar",
  args: { parts: { profile_complete: true, payroll_complete: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: copy("dashboard.partsAlt", { done: 1, total: 2 }) })).toBeVisible();
    await expect(
      canvas.getByRole("button", {
        name: copyPart("dashboard.notes.profileOpen", { percent: 50, parts: "Bank und Steuer" }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("dashboard.partsToggle.show") }));
    const rows = within(
      canvas.getByRole("button", { name: copy("dashboard.partsToggle.hide") }).closest("li")!,
    ).getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(copyPart("dashboard.badges.done")),
      expect.stringMatching(copyPart("dashboard.badges.notOffered")),
      expect.stringMatching(copyPart("dashboard.badges.open")),
      expect.stringMatching(copyPart("dashboard.badges.notOffered")),
    ]);
  },
});
/** The other parts stay, with their links; nothing is counted. */
export const OnePartNotLoaded = meta.story({
  name: "Ein Bereich nicht geladen",
  args: {
    state: { kind: "ready", outOfDate: { isRetrying: false } },
    parts: { ...half, payroll_complete: null },
  },
  parameters: { spec: ["VS-015"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.queryByRole("img", { name: copy("dashboard.partsAlt", { done: anyNumber, total: anyNumber }) }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: copy("dashboard.partsToggle.show") }));
    const rows = within(canvas.getByRole("button", { name: copy("dashboard.partsToggle.hide") }).closest("li")!);
    await expect(rows.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(copyPart("dashboard.badges.done")),
      expect.stringMatching(copyPart("dashboard.badges.open")),
      expect.stringMatching(copyPart("dashboard.badges.unknown")),
      expect.stringMatching(copyPart("dashboard.badges.open")),
    ]);
    await userEvent.click(rows.getByRole("button", { name: copyPart("dashboard.partNames.payroll") }));
    await expect(args.onOpenPart).toHaveBeenLastCalledWith("payroll");
  },
});
export const OnlyTheProfileOffered = meta.story({
  name: "Nur Profil verfügbar",
  args: {
    parts: { profile_complete: false },
    facts: { isProfileReady: false, applications: 0, nextDay: null, group: nordwind },
  },
});

export const ProfileNotReady = meta.story({
  name: "Bewerben gesperrt, Profil unvollständig",
  args: {
    parts: done("contract_complete"),
    facts: { isProfileReady: false, applications: 0, nextDay: null, group: nordwind },
  },
  parameters: { spec: ["VS-020"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: copyPart("dashboard.tasks.apply") })).toHaveTextContent(
      copyPart("dashboard.notes.notReady"),
    );
  },
});

export const AppliedForADay = meta.story({
  name: "Für Termine beworben",
  args: { facts: { isProfileReady: true, applications: 2, nextDay: applied, group: nordwind } },
  parameters: { spec: ["VS-021"] },
});
export const Booked = meta.story({
  name: "Termin gebucht",
  args: withADay,
  parameters: { spec: ["VS-021", "MSGS-142"] },
});
export const BookedForToday = meta.story({
  name: "Termin heute",
  args: { ...withADay, today: "2026-11-23" },
  parameters: { spec: ["VS-021", "MSGS-140"] },
});
export const BookedForTomorrow = meta.story({
  name: "Termin morgen",
  args: { ...withADay, today: "2026-11-22" },
  parameters: { spec: ["VS-021", "MSGS-141"] },
});
export const TimeNotPlannedYet = meta.story({
  name: "Termin ohne Uhrzeit",
  args: { ...withADay, facts: { ...withADay.facts, nextDay: { ...booked, start: null, arriveAt: null } } },
});
export const BookedForTodayWithoutATime = TimeNotPlannedYet.extend({
  name: "Termin heute, ohne Uhrzeit",
  args: { today: "2026-11-23" },
});
export const BegunToday = meta.story({
  name: "Termin heute, schon begonnen",
  args: { ...withADay, today: "2026-11-23", facts: { ...withADay.facts, nextDay: { ...booked, arriveAt: null } } },
});

export const InAGroup = meta.story({ name: "In einer Gruppe", parameters: { spec: ["VS-022"] } });
export const OnTheirOwn = meta.story({
  name: "Allein dabei",
  args: { facts: { isProfileReady: true, applications: 1, nextDay: applied, group: { kind: "solo" } } },
  parameters: { spec: ["VS-022"] },
});
export const NoGroupYet = meta.story({
  name: "Noch keine Gruppe",
  args: { facts: { isProfileReady: true, applications: 1, nextDay: applied, group: { kind: "none" } } },
  parameters: { spec: ["VS-022"] },
});

export const ContractToDownload = meta.story({
  name: "Vertrag noch herunterladen",
  args: { ...withADay, contract: "download_required" },
  parameters: { spec: ["VS-023"] },
});
export const ContractToSign = meta.story({
  name: "Vertrag unterschreiben",
  args: { ...withADay, contract: "sign_and_send" },
  parameters: { spec: ["VS-023"] },
});
export const ContractWithTheProvider = meta.story({
  name: "Vertrag in Bearbeitung",
  args: { ...withADay, contract: "ucm_processing" },
  parameters: { spec: ["VS-023"] },
});
export const ContractReady = meta.story({
  name: "Vertrag bereit",
  args: { ...withADay, contract: "ucm_ready" },
  parameters: { spec: ["VS-023"] },
});
export const ContractComplete = meta.story({
  name: "Vertrag abgeschlossen",
  args: { ...withADay, contract: "complete" },
  parameters: { spec: ["VS-023"] },
});
export const NoContractToSign = meta.story({
  name: "Ohne Vertrag",
  args: { ...withADay, contract: null },
  parameters: { spec: ["VS-023", "VS-079"] },
});

export const AirportStaff = meta.story({
  name: "Flughafenpersonal",
  parameters: { spec: ["VS-024"] },
});
export const TestParticipant = meta.story({
  name: "Teilnahme am Probebetrieb",
  args: { frame: frameOf(people.paula), firstName: people.paula.firstName, participant: "test-participant" },
  parameters: { spec: ["VS-024", "FMT-04"] },
});

export const NewSignUp = meta.story({
  name: "Person neu registriert",
  args: {
    frame: frameOf(people.khai),
    applicant: "new_signup",
    firstName: people.khai.firstName,
    parts: done("profile_complete"),
    facts: { isProfileReady: true, applications: 0, nextDay: null, group: { kind: "none" } },
  },
  parameters: { spec: ["VS-025", "ROLE-06"] },
});
export const ExistingLogin = meta.story({
  name: "Person mit Konto, nicht gebucht",
  parameters: { spec: ["VS-025", "ROLE-06"] },
});
export const BookedPerson = meta.story({
  name: "Person mit gebuchtem Termin",
  args: withADay,
  parameters: { spec: ["VS-025", "ROLE-06"] },
});

export const LongestName = meta.story({
  name: "Mit dem längsten Namen",
  args: { frame: frameOf(people.maximiliane), firstName: people.maximiliane.firstName },
  parameters: { spec: ["VS-026"] },
});
export const NameNotKnown = meta.story({
  name: "Name nicht bekannt",
  args: { frame: { ...frame, profile: { initials: "", onOpen: fn() } }, firstName: "" },
});
export const NothingKnownYet = meta.story({
  name: "Noch nichts bekannt",
  args: { applicant: undefined, participant: null, parts: notLoaded, facts: {}, contract: undefined },
});
export const InTheEvening = meta.story({ name: "Abends, Guten Abend", args: { dayPart: "evening" } });
export const SigningOut = meta.story({
  name: "Abmeldung läuft",
  args: { signOut: "busy" },
  parameters: { spec: ["VS-027"] },
});
export const OnASmallPhone = Ordinary.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnAComputer = Ordinary.extend({
  name: "Am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const NoDayOnAComputer = OnAComputer.extend({
  name: "Noch kein Termin, am Computer",
  args: {
    contract: null,
    applicant: "existing_login",
    facts: { isProfileReady: true, applications: 0, nextDay: null, group: { kind: "none" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("dashboard.notes.event"))).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: copy("dashboard.nextDay") })).not.toBeInTheDocument();
  },
});
export const LongestNameOnASmallPhone = LongestName.extend({
  name: "Längster Name, auf kleinem Handy",
  args: {
    facts: { isProfileReady: true, nextDay: applied, group: { kind: "inGroup", name: "Vollzählig an Gate B46" } },
  },
  globals: { viewport: { value: "small", isRotated: false } },
});

const tasks = ["profile", "apply", "event", "group", "settings"] as const;
const titles = [
  de("dashboard.tasks.profile"),
  de("dashboard.tasks.apply"),
  de("dashboard.tasks.event"),
  de("dashboard.tasks.group"),
  de("dashboard.tasks.settings"),
] as const;

export const ListsFiveTasks = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["DASH-03", "DASH-04", "DASH-05", "DASH-06", "DASH-07"] },
  play: async ({ canvas }) => {
    const rows = titles.map((title) => canvas.getByRole("button", { name: new RegExp(title) }));
    const texts = rows.map(({ innerText }) => innerText.split("\n"));
    await expect(texts).toEqual([
      [
        de("dashboard.tasks.profile"),
        de("dashboard.notes.profileOpen", { percent: 50, parts: "Vertragsdaten, Ausweisprüfung" }),
      ],
      [de("dashboard.next"), de("dashboard.tasks.apply"), de("dashboard.notes.applied", { count: 1 })],
      [
        de("dashboard.tasks.event"),
        de("dashboard.notes.appliedFor", {
          when: de("dashboard.when.time", { day: "Fr.,\u00a011.12.", time: "08:00" }),
        }),
      ],
      [de("dashboard.tasks.group"), de("dashboard.notes.inGroup", { name: "Nordwind" })],
      [de("dashboard.tasks.settings"), de("dashboard.notes.settings")],
    ]);
  },
});

export const OpensEachTask = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["DASH-08"] },
  play: async ({ canvas, userEvent, args }) => {
    for (const [at, title] of titles.entries()) {
      await userEvent.click(canvas.getByRole("button", { name: new RegExp(title) }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(tasks[at]);
    }
    await expect(args.onOpen).toHaveBeenCalledTimes(titles.length);
  },
});

export const SaysWhatIsOpenOfTheProfile = HalfDone.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-018"] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("button", { name: copyPart("dashboard.tasks.profile") });
    await expect(row).toHaveTextContent(
      copyPart("dashboard.notes.profileOpen", { percent: 50, parts: "Vertragsdaten, Ausweisprüfung" }),
    );
    await expect(canvas.getByRole("img", { name: copy("dashboard.partsAlt", { done: 2, total: 4 }) })).toBeVisible();
  },
});

/** D-10: each of the four parts has a link, also by keyboard. */
export const ListsTheFourPartsWithALinkToEach = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole("button", { name: copy("dashboard.partsToggle.show") });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const list = document.getElementById(toggle.getAttribute("aria-controls") ?? "")!;
    const parts = within(list).getAllByRole("button");
    await expect(parts.map((part) => part.textContent)).toEqual([
      "ProfildatenErledigt",
      "VertragsdatenOffen",
      "Bank und SteuerErledigt",
      "AusweisprüfungOffen",
    ]);
    for (const [at, part] of (["profile", "contract", "payroll", "idCheck"] as const).entries()) {
      await userEvent.click(parts[at]!);
      await expect(args.onOpenPart).toHaveBeenLastCalledWith(part);
    }
    await userEvent.click(canvas.getByRole("button", { name: copy("dashboard.partsToggle.hide") }));
    await expect(list).not.toBeInTheDocument();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const StaysUsableWhenLoadingFailed = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("dashboard.signOut") }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

export const LoadsTheRestOnRequest = NotEverythingLoaded.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("failure.outOfDate.title"));
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button", { name: copyPart("dashboard.tasks.group") })).toHaveTextContent(
      copyPart("dashboard.notes.inGroup", { name: "Nordwind" }),
    );
  },
});

export const SignsOutOnce = SigningOut.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("dashboard.signingOut") }));
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const OpensTheContractAndTheProfile = Ordinary.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("contractCard.signAndSend.view") }));
    await expect(args.onOpenContract).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: inOrder("AO", de("shell.profile")) }));
    await expect(args.frame.profile?.onOpen).toHaveBeenCalledOnce();
  },
});

export const AtADeskTheNextDayIsOnePressAway = OnAComputer.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole("region", { name: copy("dashboard.nextDay") });
    await expect(card).toHaveTextContent("Montag, 23. November 2026");
    await expect(card.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole("region", { name: copy("dashboard.tasksTitle") }).getBoundingClientRect().right,
    );
    await userEvent.click(within(card).getByRole("button", { name: copyPart("day.arrive.at", { time: "07:45" }) }));
    await expect(args.onOpen).toHaveBeenCalledWith("event");
  },
});
export const OnAPhoneTheNextDayIsAboveTheTasks = BookedForToday.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole("region", { name: copy("dashboard.nextDay") });
    await expect(card).toHaveTextContent(awayAndTime(de("day.away.today"), de("day.time.at", { time: "08:00" })));
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole("region", { name: copy("dashboard.tasksTitle") }).getBoundingClientRect().top,
    );
    await userEvent.click(within(card).getByRole("button", { name: copyPart("day.arrive.at", { time: "07:45" }) }));
    await expect(args.onOpen).toHaveBeenCalledWith("event");
  },
});
export const ABegunDaySaysNoMoreWhenToBeThere = BegunToday.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", { name: copy("dashboard.nextDay") });
    await expect(card).toHaveTextContent(awayAndTime(de("day.away.today"), de("day.time.at", { time: "08:00" })));
    await expect(within(card).queryByText(copyPart("day.arrive.at", { time: anyWords }))).toBeNull();
  },
});
export const OnAPhoneALaterDayIsInItsTaskOnly = Ordinary.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("dashboard.when.time", { day: "Mo.", time: "23.11., 08:00" }))).toBeVisible();
    await expect(canvas.queryByRole("region", { name: copy("dashboard.nextDay") })).toBeNull();
  },
});
