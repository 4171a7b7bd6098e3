import { expect, fn } from "storybook/test";
import { buildOverviewTasks, noTimes, profileProgress, type CompletionTimes } from "#src/model/profile/overviewTask.ts";
import { ProfileOverviewScreen } from "#src/screens/profile/ProfileOverviewScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

const of = (profile_status: string, code_of_conduct: unknown, times: CompletionTimes = noTimes) => ({
  tasks: buildOverviewTasks({ profile_status, code_of_conduct }, times),
  percent: profileProgress({ profile_status, code_of_conduct }),
});
const ready = "ready_to_work";
const finished = (profile: string | null, conduct: string | null) =>
  of(ready, true, { profile, "code-of-conduct": conduct });

/** The tasks before the first day. Comes from the dashboard; each task returns here. */
const meta = preview.meta({
  component: ProfileOverviewScreen,
  args: {
    frame,
    state: { kind: "ready", outOfDate: null },
    ...of(ready, null),
    onRetry: fn(),
    onOpen: fn(),
    onApply: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" }, tasks: [], percent: 0 },
  parameters: { spec: ["VS-054"] },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false }, tasks: [], percent: 0 },
  parameters: { spec: ["VS-054"] },
});
export const Retrying = Failed.extend({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const NotUpToDate = meta.story({
  name: "Veraltet",
  args: { state: { kind: "ready", outOfDate: { isRetrying: false } } },
});
export const Offline = meta.story({
  name: "Ohne Verbindung",
  args: { frame: { ...frame, isOffline: true } },
  parameters: { spec: ["VS-003"] },
});

export const NothingDone = meta.story({
  name: "Nichts erledigt",
  args: of("", null),
  parameters: { spec: ["VS-055", "PROF-28", "PROF-29", "PROF-35", "MSGS-008"] },
});
export const ProfileDone = meta.story({
  name: "Profil erledigt",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-056", "PROF-30", "PROF-31", "PROF-37"],
  },
});
export const CodeOfConductAnswered = meta.story({
  name: "Verhaltensregeln angenommen",
  args: of("", true),
  parameters: { spec: ["VS-057", "PROF-33", "PROF-37"] },
});
export const BaseProfileOnly = meta.story({
  name: "Flughafenausweis fehlt noch",
  args: of("base_profile_completed", null),
  parameters: { spec: ["VS-058", "PROF-32", "MSGS-006"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("overview.airportId.title"))).toBeVisible();
  },
});
export const EverythingDone = meta.story({
  name: "Alles erledigt",
  args: finished("2026-11-20T12:00:00Z", "2026-11-20T10:00:00Z"),
  parameters: { spec: ["VS-059", "VS-061", "PROF-36", "PROF-39", "MSGS-007"] },
});
export const CodeOfConductDeclined = meta.story({
  name: "Verhaltensregeln abgelehnt",
  args: of(ready, false),
  parameters: { spec: ["VS-060"] },
});
export const CodeOfConductAnsweredSomehow = meta.story({
  name: "Verhaltensregeln beantwortet",
  args: of(ready, "zur Kenntnis genommen"),
});
export const CodeOfConductAnsweredLast = meta.story({
  name: "Verhaltensregeln zuletzt erledigt",
  args: finished("2026-11-20T10:00:00Z", "2026-11-20T12:00:00Z"),
  parameters: { spec: ["VS-061", "PROF-39"] },
});
export const OnASmallPhone = BaseProfileOnly.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnAComputer = EverythingDone.extend({
  name: "Am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

const rows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole("listitem").map((row) => row.textContent);

export const ListsTwoTasksWithTheOpenOneFirst = ProfileDone.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-056", "PROF-29", "PROF-37"] },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual([
      "Verhaltensregeln lesenOffenLesen und annehmen oder ablehnen",
      "Profildaten eingebenErledigtAngaben zu Person und Flughafenausweis",
    ]);
    await expect(
      canvas.getByRole("img", { name: copy("overview.progressAlt", { percent: 50, done: 1, total: 2 }) }),
    ).toBeVisible();
    await expect(canvas.getByText(copy("overview.next", { task: "Verhaltensregeln lesen" }))).toBeVisible();
  },
});

export const ShowsWhatWasDoneLastFirst = CodeOfConductAnsweredLast.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-061", "PROF-39"] },
  play: async ({ canvas }) => {
    await expect(rows(canvas)[0]).toMatch(/^Verhaltensregeln lesen/);
  },
});

export const OpensATask = NothingDone.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("overview.tasks.codeOfConduct.title") }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("code-of-conduct");
    await userEvent.click(canvas.getByRole("button", { name: copy("overview.tasks.profile.view") }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("profile");
  },
});

export const GoesOnToTheDatesWhenAllIsDone = EverythingDone.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["PROF-36", "MSGS-007"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("overview.congratulation.title") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("overview.toDates") }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: copyPart("overview.tasks.profile.title") }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("profile");
  },
});

export const LoadsAgainOnRequest = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-054"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(args.frame.onBack).toHaveBeenCalledOnce();
  },
});
