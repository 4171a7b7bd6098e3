import { expect, fn } from "storybook/test";
import { dayTasks } from "#src/model/day/taskList.ts";
import { jobOfMilica } from "#src/people/jobs.ts";
import { staffOfTheDay, withCheckedIn } from "#src/people/staff.ts";
import { TaskListScreen } from "#src/screens/tasks/TaskListScreen.tsx";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("event");

const job = jobOfMilica(0, "PRE_WORK_CHECKIN_READY");
const gone = jobOfMilica(0, "READY_FOR_WORK", {
  check_in: "2026-11-23T06:42:00Z",
  check_out: "2026-11-23T12:34:00Z",
});
const facts = { job, checkIn: null, checkOut: null };
const pending = { kind: "ready", tasks: dayTasks(job, null), facts } as const;

const all = withCheckedIn(staffOfTheDay, staffOfTheDay.length, "2026-11-23T06:42:00Z");
const allGone = all.map((member) => ({ ...member, checkedOut: true }));
const supervisor = {
  kind: "ready",
  tasks: dayTasks(job, { in: staffOfTheDay, out: staffOfTheDay }),
  facts: { job, checkIn: { done: 0, total: 12 }, checkOut: { done: 0, total: 0 } },
} as const;

/** The tasks of the day. Opened from the user's day once check-in is required; leads to the job, supervisors also to the two lists. */
const meta = preview.meta({
  component: TaskListScreen,
  args: {
    frame,
    state: pending,
    outOfDate: null,
    onRetry: fn(),
    onOpen: fn(),
    onOpenEvent: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Pending = meta.story({
  name: "Aufgabe offen",
  parameters: {
    spec: ["VS-185", "MYEV-26", "MYEV-27", "MYEV-28", "MSGS-068", "MSGS-069"],
    visual: { modes: ["small", "desktop", "dark", "forced"] },
  },
});
export const Done = meta.story({
  name: "Aufgabe erledigt",
  args: { state: { ...pending, tasks: dayTasks(gone, null), facts: { ...facts, job: gone } } },
  parameters: { spec: ["VS-185", "MYEV-27", "MYEV-28", "MSGS-070"], visual: { modes: ["dark"] } },
});
export const Supervisor = meta.story({
  name: "Aufsicht, Listen offen",
  args: { state: supervisor },
  parameters: { spec: ["VS-186"], visual: { modes: ["small", "dark"] } },
});
export const SupervisorAllDone = meta.story({
  name: "Aufsicht, alles erledigt",
  args: {
    state: {
      kind: "ready",
      tasks: dayTasks(gone, { in: allGone, out: allGone }),
      facts: { job: gone, checkIn: { done: 12, total: 12 }, checkOut: { done: 12, total: 12 } },
    },
  },
  parameters: { spec: ["VS-186"] },
});
export const SupervisorCheckInDone = meta.story({
  name: "Aufsicht, Check-in-Liste erledigt",
  args: {
    state: {
      kind: "ready",
      tasks: dayTasks(job, { in: all, out: all }),
      facts: { job, checkIn: { done: 12, total: 12 }, checkOut: { done: 0, total: 12 } },
    },
  },
  parameters: { spec: ["VS-186"] },
});
export const SupervisorNobodyOnTheLists = meta.story({
  name: "Aufsicht, niemand auf den Listen",
  args: {
    state: {
      kind: "ready",
      tasks: dayTasks(null, { in: [], out: [] }),
      facts: { job: null, checkIn: { done: 0, total: 0 }, checkOut: { done: 0, total: 0 } },
    },
  },
});
export const SupervisorListsNotLoaded = meta.story({
  name: "Aufsicht, Listen nicht geladen",
  args: {
    state: { kind: "ready", tasks: dayTasks(job, "unknown"), facts: { job, checkIn: null, checkOut: null } },
    outOfDate: { isRetrying: false },
  },
});
export const NoEvent = meta.story({
  name: "Noch keine Aufgaben",
  args: { state: { kind: "ready", tasks: [], facts: { job: null, checkIn: null, checkOut: null } } },
  parameters: { spec: ["VS-184"] },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-184"] },
});
export const LoadFailed = meta.story({ name: "Nicht geladen", args: { state: { kind: "failed", isRetrying: false } } });
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = Supervisor.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const OpensTheJob = Pending.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-26", "MYEV-28", "VS-185"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("0 von 1")).toBeVisible();
    const task = canvas.getByRole("button", { name: copyPart("tasks.upcoming") });
    await expect(task).toHaveTextContent(
      inOrder(
        de("tasks.upcoming"),
        de("tasks.badges.pending"),
        "Mo.,\u00a023.11.",
        de("day.time.range", { start: "08:00", end: "13:30" }),
      ),
    );
    await userEvent.click(task);
    await expect(args.onOpen).toHaveBeenCalledWith("event");
  },
});

export const LeadsSupervisorsToTheLists = Supervisor.extend({
  tags: behaviour,
  parameters: { spec: ["VS-186"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(
      canvas.getByRole("button", {
        name: inOrder(de("tasks.checkIn"), de("tasks.notes.present", { done: 0, total: 12 })),
      }),
    );
    await userEvent.click(
      canvas.getByRole("button", {
        name: inOrder(de("tasks.checkOut"), de("tasks.notes.nobodyIn")),
      }),
    );
    await expect(args.onOpen).toHaveBeenNthCalledWith(1, "checkIn");
    await expect(args.onOpen).toHaveBeenNthCalledWith(2, "checkOut");
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
