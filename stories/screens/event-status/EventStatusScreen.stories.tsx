import { expect, fn, waitFor } from "storybook/test";
import { newEventTask, toEventStatusDraft, type EventStatusDraft } from "#src/model/day/eventStatusRules.ts";
import { longestLastName } from "#src/people/extremes.ts";
import { coursePage, longCoursePage } from "#src/people/jobs.ts";
import { EventStatusScreen } from "#src/screens/event-status/EventStatusScreen.tsx";
import { anyNumber, copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("event");

const viewing = { kind: "viewing", page: coursePage } as const;
const draft = toEventStatusDraft(coursePage);
const editing = { kind: "editing", page: coursePage, initial: draft, status: "editing", problem: null } as const;
const nightPage = { ...coursePage, startTime: "22:00", endTime: "06:00" };
const withDuration = (duration: string): EventStatusDraft => ({
  ...draft,
  tasks: draft.tasks.map((task, at) => (at === 0 ? { ...task, duration } : task)),
});

/**
 * The progress of a day, with its tasks. Has its own address, `/events/details/2`; users who may edit it change date,
 * times and tasks in place.
 */
const meta = preview.meta({
  component: EventStatusScreen,
  args: {
    frame,
    state: viewing,
    canEdit: true,
    onRetry: fn(),
    onEdit: fn(),
    onType: fn(),
    onDiscard: fn(),
    onSubmit: fn(),
    onOpenEvent: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const View = meta.story({
  name: "Ablauf ansehen",
  parameters: { spec: ["VS-187", "MYEV-29", "MYEV-30"], visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const PastMidnight = meta.story({
  name: "Über Mitternacht",
  args: { state: { kind: "viewing", page: nightPage } },
});
export const EditingPastMidnight = meta.story({
  name: "Bearbeiten, über Mitternacht",
  args: { state: { ...editing, page: nightPage, initial: toEventStatusDraft(nightPage) } },
});
export const NoTasks = meta.story({
  name: "Ohne Aufgaben",
  args: { state: { kind: "viewing", page: { ...coursePage, tasks: [] } } },
  parameters: { spec: ["VS-187"] },
});
export const ManyTasks = meta.story({
  name: "Viele Aufgaben",
  args: { state: { kind: "viewing", page: longCoursePage } },
  parameters: { spec: ["VS-187"] },
});
export const ReadOnly = meta.story({
  name: "Nur ansehen, ohne Bearbeiten",
  args: { canEdit: false },
  parameters: { spec: ["VS-191"] },
});
export const Editing = meta.story({
  name: "Ablauf bearbeiten",
  args: { state: editing },
  parameters: { spec: ["VS-188", "MYEV-31", "MYEV-32"], visual: { modes: ["small", "desktop", "dark"] } },
});
export const EditingWithoutTasks = meta.story({
  name: "Bearbeiten, ohne Aufgaben",
  args: { state: { ...editing, initial: { ...draft, tasks: [] } } },
});
export const EndBeforeStart = meta.story({
  name: "Ende vor dem Beginn",
  args: { state: { ...editing, initial: { ...draft, startTime: "14:00" }, startsChecked: true } },
  parameters: { spec: ["VS-189"], visual: { modes: ["small", "dark"] } },
});
export const FourMinutes = meta.story({
  name: "Dauer zu kurz, 4 Minuten",
  args: { state: { ...editing, initial: withDuration("4"), startsChecked: true } },
  parameters: { spec: ["VS-189", "MYEV-34"] },
});
export const FourHundredAndEightyOneMinutes = meta.story({
  name: "Dauer zu lang, 481 Minuten",
  args: { state: { ...editing, initial: withDuration("481"), startsChecked: true } },
  parameters: { spec: ["VS-189", "MYEV-34"] },
});
export const EverythingMissing = meta.story({
  name: "Alle Angaben fehlen",
  args: {
    state: {
      ...editing,
      initial: { date: "", startTime: "", endTime: "", tasks: [{ id: "a", title: "", description: "", duration: "" }] },
      startsChecked: true,
    },
  },
});
export const NewTask = meta.story({
  name: "Neue Aufgabe",
  args: { state: { ...editing, initial: { ...draft, tasks: [newEventTask("task-1")] } } },
  parameters: { spec: ["VS-190", "MYEV-35"] },
});
export const Saving = meta.story({
  name: "Wird gespeichert",
  args: { state: { ...editing, status: "saving" } },
  parameters: { spec: ["VS-192"] },
});
export const Saved = meta.story({
  name: "Ablauf gespeichert",
  parameters: { spec: ["VS-192"] },
  render: (args) => (
    <WithNotice tone="success" text="eventStatus.saved">
      <EventStatusScreen {...args} />
    </WithNotice>
  ),
});
export const SaveFailed = meta.story({
  name: "Nicht gespeichert",
  args: { state: { ...editing, problem: "saveFailed" } },
  parameters: { spec: ["VS-192"] },
});
export const Loading = meta.story({ name: "Wird geladen", args: { state: { kind: "loading" } } });
export const LoadFailed = meta.story({ name: "Nicht geladen", args: { state: { kind: "failed", isRetrying: false } } });
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const NoEvent = meta.story({ name: "Noch kein Ablauf", args: { state: { kind: "none" } } });
export const StatusUnknown = meta.story({
  name: "Unbekannter Status",
  args: { state: { kind: "viewing", page: { ...coursePage, status: "in Vorbereitung" } } },
});
export const NothingPlannedYet = meta.story({
  name: "Noch nichts geplant",
  args: {
    state: {
      kind: "viewing",
      page: {
        title: "",
        date: "",
        startTime: "",
        endTime: "",
        location: "",
        description: "",
        status: "",
        tasks: [],
      },
    },
  },
});
export const LongestTexts = meta.story({
  name: "Mit den längsten Texten",
  args: {
    state: {
      kind: "viewing",
      page: {
        ...coursePage,
        title: longestLastName,
        location: longestLastName,
        description: longestLastName,
        status: "in Vorbereitung durch die Betriebsleitung",
        tasks: [{ id: "a", title: longestLastName, description: longestLastName, duration: 480 }],
      },
    },
  },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = View.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const EditingOnASmallPhone = EndBeforeStart.extend({
  name: "Bearbeiten, auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const save = { name: copy("eventStatus.form.submit") };

export const TellsEverythingAboutTheDay = View.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-29", "MYEV-30", "VS-187"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("day.title"))).toBeVisible();
    await expect(canvas.getByText(copy("eventStatus.badges.planned"))).toBeVisible();
    await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "Montag, 23.\u00a0November 2026",
      de("day.time.range", { start: "08:00", end: "13:30" }),
      "Flughafen, Terminal\u00a03",
    ]);
    await expect(canvas.getByText(coursePage.description)).toBeVisible();
    await expect(
      canvas.getByText(copy("eventStatus.tasksTotal", { count: 5, duration: "5\u00a0Stunden 30\u00a0Minuten" })),
    ).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      coursePage.tasks.map(
        ({ title, description, duration }, at) =>
          `${at + 1}${title}${[`${duration}\u00a0Minuten`, description].filter(Boolean).join(". ")}`,
      ),
    );
  },
});

export const IsOpenForEditingUnlessItIsSwitchedOff = View.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-33"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.toEdit") }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
});

export const ChangesDateTimesAndATask = Editing.extend({
  tags: behaviour,
  parameters: { spec: ["MYEV-31", "MYEV-32", "VS-188"] },
  play: async ({ canvas, userEvent, args }) => {
    const retype = async (field: HTMLElement | undefined, text: string) => {
      if (!field) throw new Error("There is no such field.");
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await retype(canvas.getByLabelText(copy("eventStatus.labels.date")), "24112026");
    await retype(canvas.getByLabelText(copy("eventStatus.labels.startTime")), "9");
    await retype(canvas.getByLabelText(copy("eventStatus.labels.endTime")), "14.15");
    await retype(canvas.getAllByLabelText(copy("eventStatus.labels.task"))[0], "Begrüßung");
    await retype(canvas.getAllByLabelText(copy("eventStatus.labels.description"))[0], "Kaffee und Ausweise");
    await retype(canvas.getAllByLabelText(copy("eventStatus.labels.duration"))[0], "45");
    await expect(canvas.getByLabelText(copy("eventStatus.labels.date"))).toHaveValue("24.11.2026");
    await expect(canvas.getByLabelText(copy("eventStatus.labels.startTime"))).toHaveValue("09:00");
    await expect(canvas.getByLabelText(copy("eventStatus.labels.endTime"))).toHaveValue("14:15");
    await userEvent.click(canvas.getByRole("button", save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      date: "24.11.2026",
      startTime: "09:00",
      endTime: "14:15",
      tasks: [
        { id: "task-1", title: "Begrüßung", description: "Kaffee und Ausweise", duration: "45" },
        ...draft.tasks.slice(1),
      ],
    });
  },
});

export const AddsATaskOfThirtyMinutesAndRemovesAnother = Editing.extend({
  tags: behaviour,
  parameters: { spec: ["VS-190", "MYEV-35", "MYEV-32"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toAdd") }));
    await waitFor(() => expect(canvas.getAllByLabelText(copy("eventStatus.labels.task"))[5]).toHaveFocus());
    await expect(canvas.getAllByLabelText(copy("eventStatus.labels.duration"))[5]).toHaveValue("30");
    await userEvent.keyboard("Aufräumen");
    await expect(args.onType).toHaveBeenLastCalledWith({
      ...draft,
      tasks: [...draft.tasks, { id: "task-6", title: "Aufräumen", description: "", duration: "30" }],
    });
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toRemove", { number: 2 }) }));
    await expect(canvas.getAllByLabelText(copy("eventStatus.labels.task"))).toHaveLength(5);
    await expect(canvas.getByRole("button", { name: copy("eventStatus.form.toAdd") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByLabelText(copy("eventStatus.labels.task"))[5]).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toRemove", { number: 6 }) }));
    await userEvent.click(canvas.getByRole("button", save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const [first, , ...rest] = draft.tasks;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...draft,
      tasks: [first, ...rest, { id: "task-6", title: "Aufräumen", description: "", duration: "30" }],
    });
  },
});

export const ShowsErrorsAtTheirFieldsAndLinksToThem = Editing.extend({
  tags: behaviour,
  parameters: { spec: ["VS-189", "MYEV-34"] },
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByLabelText(copy("eventStatus.labels.startTime"));
    await userEvent.clear(start);
    await userEvent.type(start, "15:00");
    const [minutes] = canvas.getAllByLabelText(copy("eventStatus.labels.duration"));
    if (!minutes) throw new Error("There is no task.");
    await userEvent.clear(minutes);
    await userEvent.type(minutes, "481");
    await userEvent.click(canvas.getByRole("button", save));
    const end = canvas.getByLabelText(copy("eventStatus.labels.endTime"));
    await waitFor(() => expect(end).toHaveFocus());
    await expect(end).toHaveAccessibleDescription(
      copyPart("eventStatus.form.problems.endBeforeStart", { hours: anyNumber }),
    );
    await expect(minutes).toHaveAccessibleDescription(
      copyPart("eventStatus.form.problems.duration", { number: 1, least: 5, most: 480 }),
    );
    await expect(canvas.getByRole("heading", { name: copy("eventStatus.form.summary", { count: 2 }) })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole("link", {
        name: copyPart("eventStatus.form.problems.duration", { number: 1, least: 5, most: 480 }),
      }),
    );
    await expect(minutes).toHaveFocus();
    await userEvent.clear(minutes);
    await userEvent.type(minutes, "480");
    await waitFor(() => expect(minutes).toBeValid());
    await userEvent.clear(start);
    await userEvent.type(start, "8");
    await userEvent.tab();
    await waitFor(() => expect(end).toBeValid());
    await userEvent.click(canvas.getByRole("button", save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

export const TakesAnEndAfterMidnightForTheNextDay = Editing.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = [
      canvas.getByLabelText(copy("eventStatus.labels.startTime")),
      canvas.getByLabelText(copy("eventStatus.labels.endTime")),
    ];
    await userEvent.clear(start);
    await userEvent.type(start, "22");
    await userEvent.clear(end);
    await userEvent.type(end, "6");
    await userEvent.tab();
    await expect(end).toHaveAccessibleDescription(copy("eventStatus.form.hints.nextDay"));
    await userEvent.click(canvas.getByRole("button", save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...draft, startTime: "22:00", endTime: "06:00" }));
  },
});

export const SaysThatItEndsOnTheNextDay = PastMidnight.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent(
      copyPart("eventStatus.overnight", { start: "22:00", end: "06:00" }),
    );
  },
});

export const DiscardsOnRequest = Editing.extend({
  tags: behaviour,
  parameters: { spec: ["VS-188"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toDiscard") }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
});

export const SavesOnceAndLocksTheForm = Saving.extend({
  tags: behaviour,
  parameters: { spec: ["VS-192"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.saving") }));
    await userEvent.type(canvas.getByLabelText(copy("eventStatus.labels.startTime")), "9{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toAdd") }));
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toRemove", { number: 1 }) }));
    await userEvent.click(canvas.getByRole("button", { name: copy("eventStatus.form.toDiscard") }));
    await expect(canvas.getByLabelText(copy("eventStatus.labels.startTime"))).toHaveValue("08:00");
    await expect(canvas.getAllByLabelText(copy("eventStatus.labels.task"))).toHaveLength(5);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
});

export const SaysWhyNothingWasSavedAndKeepsEverything = SaveFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-192"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(
      de("eventStatus.form.saveFailed"),
    );
    await userEvent.click(canvas.getByRole("button", save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(draft));
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
