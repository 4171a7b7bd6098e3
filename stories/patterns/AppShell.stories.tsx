import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { AppShell } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Greeting } from "#src/patterns/Greeting.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NoticeList } from "#src/primitives/NoticeList.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { contact } from "#stories/support/contact.ts";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <section key={at} className="rounded-card border border-line bg-surface p-card">
      <h2 className="text-section font-title">Abschnitt {at + 1}</h2>
      <p>Die Verhaltensregeln gelten auf dem ganzen Gelände. Bitte lesen Sie jeden Abschnitt bis zum Ende.</p>
    </section>
  ));

const rulesDock = (
  <Dock
    summary={<Reason>Bitte lesen Sie bis zum Ende.</Reason>}
    primary={<Button isDisabled>Regeln annehmen</Button>}
  />
);

const dates = (
  <TaskRows>
    {["Mo., 23.11.2026", "Di., 24.11.2026", "Do., 26.11.2026"].map((day) => (
      <TaskRow key={day} glyph={<CalendarDays />} title={day} note="08:00–13:30 Uhr" />
    ))}
  </TaskRows>
);

const progress = { done: 2, total: 4 };

const greeting = (
  <Greeting
    name="Amira"
    text={de("dashboard.greeting.morning", { name: "Amira" })}
    ring={<ProgressRing {...progress} label={de("dashboard.partsAlt", progress)} />}
  >
    <p className="text-sign-ink-2">{de("dashboard.partsAlt", progress)}</p>
  </Greeting>
);

/**
 * The frame of every signed-in screen. The sign shows the title and the one key fact; the bar sticks to the top, the
 * enlarged part scrolls. The primary action is in the dock. Screens before the sign-in use AuthCard.
 */
const meta = preview.meta({
  component: AppShell,
  args: {
    title: "Für Termine bewerben",
    onBack: fn(),
    profile: { initials: "AO", onOpen: fn() },
    children: dates,
  },
  parameters: { layout: "fullscreen" },
});

export const WithTitle = meta.story({ name: "Mit Überschrift", parameters: { spec: ["VS-001"] } });
export const Counterexample = meta.story({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  args: {
    title: undefined,
    children: (
      <>
        <h1 className="text-title font-title">{de("events.title")}</h1>
        {dates}
      </>
    ),
  },
});
export const Start = meta.story({
  name: "Startseite mit Begrüßung",
  args: { title: undefined, onBack: undefined, hasBrand: true, sign: greeting },
});
export const StartOnADesktop = Start.extend({
  name: "Startseite, am Computer",
  args: { nav: frameAt("dashboard").nav },
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const BrandWithTitle = meta.story({
  name: "Logo mit Überschrift",
  args: {
    title: de("onboarding.finished.titlePlain"),
    onBack: undefined,
    profile: undefined,
    hasBrand: true,
    children: <p>{de("onboarding.finished.doneNext")}</p>,
  },
});
export const WithTitleOnADesktop = WithTitle.extend({
  name: "Mit Hauptmenü, am Computer",
  args: { nav: frameAt("apply").nav },
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const LongTitle = meta.story({
  name: "Lange Überschrift, auf kleinem Handy",
  args: {
    title: "Flughafenausweis und Zugehörigkeit ergänzen",
    children: (
      <TextField label={de("profile.form.labels.passNumber")} name="passNumber" value="" onValueChange={fn()} />
    ),
  },
  parameters: { spec: ["VS-002"] },
  globals: { viewport: { value: "small", isRotated: false } },
});
export const WithContactPerson = meta.story({
  name: "Mit Ansprechperson",
  args: {
    contact,
  },
});
export const WithContactPersonAndDock = WithContactPerson.extend({
  name: "Mit Ansprechperson und Aktionsleiste",
  args: { dock: <Dock primary={<Button>Bewerben</Button>} /> },
});
export const Offline = meta.story({
  name: "Ohne Verbindung",
  args: { isOffline: true },
  parameters: { spec: ["VS-003", "MSGS-136"] },
});
export const DeviceClockSlow = meta.story({
  name: "Uhr des Geräts geht nach",
  args: { wrongClock: 122 },
});
export const DeviceClockFast = meta.story({
  name: "Uhr des Geräts geht vor",
  args: { wrongClock: -26 * 60 },
});
export const Maintenance = meta.story({
  name: "Wartungsarbeiten",
  args: { serviceNotice: { kind: "maintenance", isRetrying: false, onRetry: fn() } },
  parameters: { spec: ["VS-004", "MSGS-137"] },
});
export const MaintenanceRetrying = meta.story({
  name: "Wartungsarbeiten, wird erneut geladen",
  args: { serviceNotice: { kind: "maintenance", isRetrying: true, onRetry: fn() } },
});
export const UpdateRequired = meta.story({
  name: "Neue Version verfügbar",
  args: { serviceNotice: { kind: "update-required", onReload: fn() } },
  parameters: { spec: ["VS-005", "MSGS-139"] },
});
export const WithDock = meta.story({
  name: "Mit Aktionsleiste am unteren Rand",
  args: {
    title: de("conduct.title"),
    children: paragraphs(8),
    dock: rulesDock,
  },
});
export const WithDockOnADesktop = WithDock.extend({
  name: "Mit Aktionsleiste, am Computer",
  args: { nav: frameAt(null).nav },
  globals: { viewport: { value: "desktop", isRotated: false } },
});

export const SaysByHowMuchTheClockIsWrong = DeviceClockSlow.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(copyPart("shell.clock.slow", { by: "2 Stunden" }));
  },
});

export const SaysThatItIsOfflineAndKeepsTheContent = Offline.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-003", "MSGS-136"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("shell.offline"))).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Für Termine bewerben" })).toBeVisible();
    await expect(canvas.getByRole("main")).toHaveTextContent(/\p{L}/u);
  },
});

export const SkipsToTheContent = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: copy("shell.skip") });
    await expect(skip).toHaveFocus();
    const before = location.href;
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(location.href).toBe(before);
  },
});

export const LeadsBackAndToTheProfile = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: inOrder("AO", de("shell.profile")) }));
    await expect(args.profile?.onOpen).toHaveBeenCalledOnce();
  },
});

export const TheBarStaysWhenThePageScrolls = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { children: paragraphs(20) },
  play: async ({ canvas }) => {
    scrollTo(0, 900);
    await expect(canvas.getByRole("banner").getBoundingClientRect().top).toBe(0);
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
});

export const TheDockHidesNothing = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { children: paragraphs(20), dock: <Dock primary={<Button>Regeln annehmen</Button>} /> },
  play: async ({ canvas }) => {
    const dock = canvas.getByRole("button", { name: "Regeln annehmen" }).closest("[data-dock]")!;
    await expect(Math.round(dock.getBoundingClientRect().bottom)).toBe(innerHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByRole("heading", { name: "Abschnitt 20" }).closest("section")!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top);
  },
});

/** Below short content at a desk; at the foot of the window as soon as the page is longer, and back. */
export const AtADeskTheDockIsBelowItsContent = meta.story({
  tags: ["behaviour", "!autodocs"],
  globals: { viewport: { value: "desktop", isRotated: false } },
  render: function Growing(args) {
    const [count, setCount] = useState(2);
    return (
      <AppShell {...args} dock={<Dock primary={<Button onClick={() => setCount(22 - count)}>Mehr</Button>} />}>
        {paragraphs(count)}
      </AppShell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Mehr" });
    const dock = more.closest("[data-dock]")!.getBoundingClientRect.bind(more.closest("[data-dock]"));
    const end = canvas.getByRole("heading", { name: "Abschnitt 2" }).closest("section")!.getBoundingClientRect().bottom;
    const isBelow = async () => {
      await waitFor(() => expect(more.getBoundingClientRect().top - end).toBeLessThanOrEqual(24));
      await expect(dock().top).toBeGreaterThanOrEqual(end);
    };
    await isBelow();
    await userEvent.click(more);
    await waitFor(() => expect(Math.round(dock().bottom)).toBe(innerHeight));
    await userEvent.click(more);
    await isBelow();
  },
});

/** A dock that ends just above the foot of the window leaves notices no room below it. */
export const AtADeskANoticeCoversNoDock = meta.story({
  tags: ["behaviour", "!autodocs"],
  globals: { viewport: { value: "desktop", isRotated: false } },
  render: (args) => (
    <>
      <AppShell {...args} dock={<Dock primary={<Button>Angaben speichern</Button>} />}>
        <p style={{ height: "calc(100vh - 16rem)" }}>Kurz genug</p>
      </AppShell>
      <NoticeList
        notices={[{ id: "1", tone: "success", title: "Gespeichert", duration: Number.POSITIVE_INFINITY }]}
        onClose={fn()}
        closeLabel="Schließen"
        regionLabel="Hinweise"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const dock = canvas.getByRole("button", { name: "Angaben speichern" }).closest("[data-dock]")!;
    await expect(dock.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 24);
    const notice = canvas.getByText("Gespeichert").closest("[data-tone]")!;
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top),
    );
  },
});

/** Arrow, title and profile do not jump between pages of one and of two columns. */
export const AtADeskTheSignIsAsWideOnEveryPage = meta.story({
  tags: ["behaviour", "!autodocs"],
  globals: { viewport: { value: "desktop", isRotated: false } },
  render: function Widening(args) {
    const [isWide, setIsWide] = useState(false);
    return (
      <AppShell {...args} isWide={isWide} sign={<p>Schild</p>}>
        <Button onClick={() => setIsWide(true)}>Zwei Spalten</Button>
      </AppShell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const parts = () =>
      [copy("shell.back"), /AO/].map((name) => canvas.getByRole("button", { name }).getBoundingClientRect().left);
    const before = parts();
    await expect(canvas.getByText("Schild").getBoundingClientRect().width).toBe(1024);
    await userEvent.click(canvas.getByRole("button", { name: "Zwei Spalten" }));
    await expect(parts()).toEqual(before);
  },
});

/** A11: at 200 % text the title wraps on a row of its own and nothing is cut. */
export const TheTitleIsNeverCut = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { title: "Flughafenausweis und Zugehörigkeit ergänzen" },
  globals: { viewport: { value: "small", isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    await expect(title.clientWidth).toBeGreaterThan(innerWidth * 0.7);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** A title cut by an ellipsis cannot be read, so it wraps. */
export const ALongTitleDoesNotMoveThePage = LongTitle.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-002"] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** VS-004, VS-005: typed text is still there when the provider answers again. */
export const KeepsWhatWasTypedBehindTheNotice = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: function Halting(args) {
    const [isHalted, setIsHalted] = useState(true);
    return (
      <AppShell
        {...args}
        serviceNotice={
          isHalted ? { kind: "maintenance", isRetrying: false, onRetry: () => setIsHalted(false) } : undefined
        }
        dock={<Dock primary={<Button>Angaben speichern</Button>} />}
      >
        <input aria-required aria-label="Straße" defaultValue="Hafenstraße 12" />
      </AppShell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Straße");
    field.value = "Taunusring 188";
    await expect(field).not.toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Angaben speichern" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("shell.maintenance.title"));
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.maintenance.retry") }));
    await expect(canvas.getByLabelText("Straße")).toBeVisible();
    await expect(canvas.getByLabelText("Straße")).toHaveValue("Taunusring 188");
    await expect(canvas.getByRole("button", { name: "Angaben speichern" })).toBeVisible();
  },
});

export const ReloadsForANewVersion = UpdateRequired.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("shell.updateRequired.title"));
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.updateRequired.retry") }));
    await expect(args.serviceNotice?.kind === "update-required" && args.serviceNotice.onReload).toHaveBeenCalledOnce();
  },
});

export const TheContactPersonComesWithTheContent = WithContactPerson.extend({
  tags: ["behaviour", "!autodocs"],
  args: { children: <div data-loading="">Wird geladen …</div> },
  play: async ({ canvas, canvasElement }) => {
    const named = canvas.getByRole("complementary", { hidden: true });
    await expect(named).not.toBeVisible();
    canvasElement.querySelector("[data-loading]")?.removeAttribute("data-loading");
    await expect(named).toBeVisible();
  },
});

export const TabLeadsToTheDockBeforeTheContactPerson = WithContactPersonAndDock.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const dock = canvas.getByRole("button", { name: "Bewerben" });
    const named = canvas.getByRole("complementary");
    await expect(named.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top);
    dock.focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "+49 89 1234567" })).toHaveFocus();
  },
});

export const DockInAColumn = meta.story({
  name: "Aktionsleiste in der kürzeren Spalte",
  args: {
    title: de("conduct.title"),
    nav: frameAt(null).nav,
    isWide: true,
    isDockInColumn: true,
    dock: rulesDock,
    children: <Columns beside={paragraphs(14)}>{paragraphs(1)}</Columns>,
  },
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const TheDockInAColumnStaysInView = DockInAColumn.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Regeln annehmen" });
    const [short, ...long] = canvas.getAllByRole("heading", { name: /^Abschnitt/ });
    const { left, right, top } = button.getBoundingClientRect();
    await expect(left).toBe(short!.closest("section")!.getBoundingClientRect().left);
    await expect(right).toBeLessThan(long[0]!.getBoundingClientRect().left);
    await expect(top - short!.closest("section")!.getBoundingClientRect().bottom).toBeLessThan(80);
    window.scrollTo(0, 800);
    await waitFor(() => expect(long[0]!.getBoundingClientRect().bottom).toBeLessThan(0));
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});
export const OnAPhoneTheDockOfAColumnIsAtTheFoot = DockInAColumn.extend({
  tags: ["behaviour", "!autodocs"],
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const dock = canvas.getByRole("button", { name: "Regeln annehmen" }).closest("[data-dock]")!;
    await waitFor(() => expect(dock.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(dock.getBoundingClientRect().width).toBe(window.innerWidth);
  },
});
