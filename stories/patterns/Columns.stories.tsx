import { CalendarDays } from "lucide-react";
import { expect, waitFor } from "storybook/test";
import { AppShell } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const card = "rounded-card border border-line bg-surface p-card";

const datesOf = (days: readonly string[]) => (
  <TaskRows>
    {days.map((day) => (
      <TaskRow key={day} glyph={<CalendarDays />} title={day} note="08:00⁠–⁠13:30 Uhr" />
    ))}
  </TaskRows>
);

const many = {
  children: Array.from({ length: 24 }, (_, at) => (
    <p key={at} className={card}>
      Zeile {at + 1}
    </p>
  )),
  beside: <h2 className={card}>Einzelheiten</h2>,
};

/** Two columns of related content that is too much for one. On phones they stack; an AppShell with `isWide` has the room. */
const meta = preview.meta({
  component: Columns,
  args: {
    children: datesOf(["Mo., 23.11.2026", "Di., 24.11.2026", "Do., 26.11.2026"]),
    beside: (
      <section className={card}>
        <h2 className="text-section font-title">Mo., 23.11.2026</h2>
        <p>Noch 12 Plätze frei. Die Schulung dauert eine Stunde.</p>
      </section>
    ),
  },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <AppShell {...frameAt("apply")} title="Für Termine bewerben" isWide>
      <Columns {...args} />
    </AppShell>
  ),
});

export const OnAComputer = meta.story({
  name: "Am Computer nebeneinander",
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const NothingBeside = OnAComputer.extend({ name: "Am Computer, noch nichts daneben", args: { beside: null } });
export const Counterexample = OnAComputer.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  args: { children: datesOf(["Mo., 23.11.2026", "Do., 26.11.2026"]), beside: datesOf(["Di., 24.11.2026"]) },
});
export const OnATablet = meta.story({
  name: "Auf dem Tablet nebeneinander",
  globals: { viewport: { value: "tablet", isRotated: false } },
});
export const OnAPhone = meta.story({ name: "Auf dem Handy untereinander" });
export const BesideFirst = meta.story({
  name: "Auf dem Handy zuerst, was daneben steht",
  args: { isBesideFirst: true, from: "desk" },
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    await expect(beside.bottom).toBeLessThan(canvas.getByRole("list").getBoundingClientRect().top);
  },
});

const behaviour = ["behaviour", "!autodocs"];

export const TheShorterOneStaysWhileTheLongerOneScrolls = OnAComputer.extend({
  tags: behaviour,
  args: many,
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("heading", { name: "Einzelheiten" });
    const last = canvas.getByText("Zeile 24");
    await expect(beside.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().right);
    window.scrollTo(0, 800);
    await waitFor(() => expect(canvas.getByText("Zeile 1").getBoundingClientRect().bottom).toBeLessThan(0));
    const { top, bottom } = beside.getBoundingClientRect();
    await expect(top).toBeGreaterThan(canvas.getByRole("banner").getBoundingClientRect().bottom);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});
/** In one column, what stays in view lies over the rest. */
export const OneAboveAnotherScrollsAway = BesideFirst.extend({
  tags: behaviour,
  args: many,
  globals: { viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("heading", { name: "Einzelheiten" });
    await expect(beside.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText("Zeile 1").getBoundingClientRect().top,
    );
    window.scrollTo(0, 800);
    await waitFor(() => expect(beside.getBoundingClientRect().bottom).toBeLessThan(0));
  },
});
export const OneThatIsHigherThanTheWindowScrolls = OnAComputer.extend({
  tags: behaviour,
  args: {
    ...many,
    beside: Array.from({ length: 9 }, (_, at) => (
      <p key={at} className={card}>
        Einzelheit {at + 1}
      </p>
    )),
  },
  play: async ({ canvas }) => {
    const end = canvas.getByText("Einzelheit 9");
    await expect(end.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
    window.scrollTo(0, 600);
    await waitFor(() => expect(end.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
});
export const OnAPhoneItFollows = OnAPhone.extend({
  tags: behaviour,
  args: many,
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("heading", { name: "Einzelheiten" }).getBoundingClientRect();
    await expect(beside.top).toBeGreaterThan(canvas.getByText("Zeile 24").getBoundingClientRect().bottom);
  },
});
