import { CalendarCheck } from "lucide-react";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { availabilityDays } from "#src/people/availability.ts";
import { groupOf } from "#src/people/groups.ts";
import { today } from "#src/people/today.ts";
import { DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { Fact, FactList, FactListSkeleton } from "#src/patterns/FactList.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { AvailabilitySign } from "#src/screens/availability/AvailabilitySign.tsx";
import { GroupSign } from "#src/screens/groups/GroupSign.tsx";
import { JobSign } from "#src/screens/job/JobSign.tsx";
import { ProgressSign } from "#src/screens/tasks/ProgressSign.tsx";
import { de } from "#stories/support/copy.ts";
import { jobNow, jobOf } from "#stories/support/job.ts";
import preview from "#workbench/preview.tsx";

/** Placeholder of content that loads: text for screen readers, an outline to see. */
const meta = preview.meta({
  component: Loading,
  args: { label: de("groups.loading"), children: <RowsSkeleton rows={2} /> },
  render: (args) => (
    <div className="grid gap-3">
      <Loading {...args} />
    </div>
  ),
});

export const ForWhoeverListens = meta.story({
  name: "Wird geladen, Text nur zum Vorlesen",
  play: async ({ canvas }) => {
    const label = canvas.getByRole("status");
    await expect(label).toHaveTextContent(de("groups.loading"));
    await expect(label.offsetWidth).toBeLessThanOrEqual(1);
  },
});
export const ForBoth = meta.story({
  name: "Wird geladen, Text sichtbar",
  args: { isLabelShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status").offsetWidth).toBeGreaterThan(100);
  },
});

const facts = ["Anlass", "Person", "Nummer"];
const rows = ["Profil", "Regeln"];

const sides = ["skeleton", "content"] as const;

const pairs: Readonly<Record<string, Readonly<Record<(typeof sides)[number], ReactNode>>>> = {
  availability: {
    skeleton: <AvailabilitySign state={{ kind: "loading" }} />,
    content: <AvailabilitySign state={{ kind: "display", days: availabilityDays({ chosen: ["11-30", "12-11"] }) }} />,
  },
  day: { skeleton: <DaySignSkeleton isLarge />, content: <JobSign job={jobOf()} badge={null} now={jobNow} /> },
  group: { skeleton: <GroupSign group={null} />, content: <GroupSign group={groupOf("nordwind", today, "amira")} /> },
  progress: { skeleton: <ProgressSign progress={null} />, content: <ProgressSign progress={{ done: 1, total: 3 }} /> },
  facts: {
    skeleton: <FactListSkeleton />,
    content: (
      <FactList>
        {facts.map((label) => (
          <Fact key={label} glyph={<CalendarCheck aria-hidden="true" />} label={label} value="4711" />
        ))}
      </FactList>
    ),
  },
  rows: {
    skeleton: <RowsSkeleton rows={rows.length} />,
    content: (
      <TaskRows>
        {rows.map((title) => (
          <TaskRow key={title} glyph={<CalendarCheck />} title={title} note="Offen" />
        ))}
      </TaskRows>
    ),
  },
};

export const IsAsHighAsWhatComes = meta.story({
  tags: ["behaviour"],
  render: () => (
    // The content of a window of 390 px.
    <div data-sign="" className="bg-sign text-sign-ink" style={{ width: 358 }}>
      {sides.map((side) => (
        <div key={side} data-side={side}>
          {Object.entries(pairs).map(([name, pair]) => (
            <div key={name}>{pair[side]}</div>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [before = [], after = []] = Array.from(canvasElement.querySelectorAll("[data-side]"), ({ children }) =>
      Array.from(children, (part) => part.getBoundingClientRect().height),
    );
    const moved = Object.keys(pairs).flatMap((name, at) => {
      const by = (after[at] ?? 0) - (before[at] ?? 0);
      return Math.abs(by) > 4 ? [`${name} moves by ${by}`] : [];
    });
    await expect(before).toHaveLength(Object.keys(pairs).length);
    await expect(moved).toEqual([]);
  },
});
