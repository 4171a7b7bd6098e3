import { expect, fn } from "storybook/test";
import { EventDetailsScreen } from "#src/screens/my-event/EventDetailsScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { jobNow, jobOf } from "#stories/support/job.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("event");

/** The facts of the next day, read-only. Opened by its path. */
const meta = preview.meta({
  component: EventDetailsScreen,
  args: {
    frame,
    state: { kind: "ready", job: jobOf() },
    now: jobNow,
    bring: "airportPass",
    contract: "complete",
    onRefresh: fn(),
    onOpenContract: fn(),
    onApply: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Details = meta.story({
  name: "Termin im Überblick",
  parameters: { spec: ["VS-183"], visual: { modes: ["small", "dark"] } },
});
export const ContractMissing = meta.story({
  name: "Vertrag fehlt",
  args: { contract: "missing", state: { kind: "ready", job: jobOf({}, { contractComplete: false }) } },
  parameters: { spec: ["VS-183"] },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-183"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-183"] },
});
export const Empty = meta.story({
  name: "Noch kein Termin",
  args: { state: { kind: "empty", isRefreshing: false } },
  parameters: { spec: ["VS-183"] },
});
export const OnASmallPhone = Details.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const IsToReadOnly = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-183"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.place"))).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: copy("shell.back") })).toBeVisible();
    await expect(canvas.getByRole("button", { name: copyPart("shell.profile") })).toBeVisible();
  },
});

export const DoesNotAskForTheContractOnceTheDayIsOver = ContractMissing.extend({
  args: { now: jobNow + 7 * 86_400_000 },
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy("day.place"))).toBeVisible();
    await expect(canvas.queryByText(copy("myEvent.contract.missing"))).toBeNull();
  },
});
