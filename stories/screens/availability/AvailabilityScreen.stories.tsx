import { expect, fn, within } from "storybook/test";
import { availabilityDays, availabilityMidweek } from "#src/people/availability.ts";
import { AvailabilityScreen } from "#src/screens/availability/AvailabilityScreen.tsx";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("apply");

const choosing = { kind: "editing", problem: null, status: "editing", canDiscard: false } as const;
const two = ["11-30", "12-11"] as const;
const four = ["11-27", "11-30", "12-04", "12-11"] as const;
const five = [...four, "01-08"] as const;

const firstShift = { event_id: 501, event_date: "2026-11-23", start_time: "08:00", end_time: "13:30" } as const;
const secondShift = { event_id: 502, event_date: "04.12.2026", start_time: "14:30" } as const;

/**
 * The dates on which a person is available, instead of single applications. Opened from the dashboard or by its
 * address; leads to the financial data after confirming.
 */
const meta = preview.meta({
  component: AvailabilityScreen,
  args: {
    frame,
    state: { ...choosing, days: availabilityDays({ chosen: two }) },
    contactEmail: "team@probebetrieb.example",
    onRetry: fn(),
    onEdit: fn(),
    onToggle: fn(),
    onDiscard: fn(),
    onConfirm: fn(),
    onOpenShift: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-147"], state: "availability.arriving.loading" },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-147"], state: "availability.failed" },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { state: "availability.arriving.reloading" },
});
export const NoDates = meta.story({
  name: "Noch keine Termine",
  args: { state: { kind: "empty", isRetrying: false } },
  parameters: { spec: ["VS-147"], state: "availability.empty.idle" },
});
export const NoDatesReadByItself = NoDates.extend({
  name: "Noch keine Termine, App sieht nach",
  parameters: { state: "availability.empty.reading" },
});
export const NoDatesAndLoadingAgain = NoDates.extend({
  name: "Noch keine Termine, wird erneut geladen",
  args: { state: { kind: "empty", isRetrying: true } },
  parameters: { state: "availability.arriving.refreshing" },
});

export const NewSignUpNothingChosen = meta.story({
  name: "Neu registriert, nichts gewählt",
  args: { state: { ...choosing, days: availabilityDays() } },
  parameters: { spec: ["VS-148", "AVL-02", "AVL-05", "AVL-22"], state: "availability.editing" },
});
export const NewSignUpConfirmedNothing = meta.story({
  name: "Bestätigt, aber kein Termin gewählt",
  args: { state: { ...choosing, days: availabilityDays(), problem: "minOne" } },
  parameters: { spec: ["VS-149", "AVL-17", "MSGS-052"] },
});
export const SomeChosen = meta.story({
  name: "Zwei Termine gewählt",
  parameters: { spec: ["VS-150", "AVL-08"], visual: { modes: ["small", "dark", "forced"] } },
});
export const FiveOfFiveChosen = meta.story({
  name: "5 von 5 Terminen gewählt",
  args: { state: { ...choosing, days: availabilityDays({ chosen: five }) } },
  parameters: { spec: ["VS-150", "AVL-09"], visual: { modes: ["small", "dark"] } },
});

export const ExistingLoginLooking = meta.story({
  name: "Gewählte Termine ansehen",
  args: { state: { kind: "display", days: availabilityDays({ chosen: two }) } },
  parameters: {
    spec: ["VS-151", "AVL-03", "ROLE-07"],
    state: "availability.display.idle",
    visual: { modes: ["small", "dark"] },
  },
});
export const ExistingLoginReadByItself = ExistingLoginLooking.extend({
  name: "Ansehen, App liest neu",
  parameters: { state: "availability.display.reading" },
});
export const ExistingLoginNothingChosen = meta.story({
  name: "Ansehen, nichts gewählt",
  args: { state: { kind: "display", days: availabilityDays() } },
});
export const ExistingLoginChanging = meta.story({
  name: "Gewählte Termine ändern",
  args: { state: { ...choosing, days: availabilityDays({ chosen: two }), canDiscard: true } },
  parameters: { spec: ["VS-152", "AVL-03", "ROLE-07", "MSGS-054"], visual: { modes: ["small", "desktop", "dark"] } },
});

export const OneBooked = meta.story({
  name: "Ein gebuchter Termin, Rest wählbar",
  args: {
    state: { ...choosing, days: availabilityDays({ chosen: two, booked: ["11-23"] }), canDiscard: true },
  },
  parameters: { spec: ["VS-153", "AVL-11", "AVL-12"], visual: { modes: ["small", "dark", "forced"] } },
});
export const OneBookedFourOfFourChosen = meta.story({
  name: "Ein gebuchter Termin, 4 von 4 gewählt",
  args: {
    state: { ...choosing, days: availabilityDays({ chosen: four, booked: ["11-23"] }), canDiscard: true },
  },
  parameters: { spec: ["AVL-12"] },
});
export const TwoBooked = meta.story({
  name: "Gesperrt, Höchstzahl erreicht",
  args: {
    state: {
      kind: "locked",
      days: availabilityDays({ booked: ["11-23", "12-11"] }),
      shifts: [],
      isLimitReached: true,
    },
  },
  parameters: {
    spec: ["VS-154", "AVL-13", "AVL-14", "AVL-15", "MSGS-053"],
    state: "availability.locked.idle",
    visual: { modes: ["small", "dark"] },
  },
});
export const LockedReadByItself = TwoBooked.extend({
  name: "Gesperrt, App liest neu",
  parameters: { state: "availability.locked.reading" },
});

export const BookedUser = meta.story({
  name: "Gesperrt, ein gebuchter Termin",
  args: {
    state: {
      kind: "locked",
      days: availabilityDays({ booked: ["11-23"] }),
      shifts: [firstShift],
      isLimitReached: false,
    },
  },
  parameters: { spec: ["VS-155", "AVL-06", "AVL-07", "MSGS-055"], visual: { modes: ["small", "desktop", "dark"] } },
});
export const BookedUserTimesUnreadable = BookedUser.extend({
  name: "Gebuchter Termin, Uhrzeit nicht lesbar",
  args: {
    state: {
      kind: "locked",
      isLimitReached: true,
      days: availabilityDays({ booked: ["11-23", "12-04"] }),
      shifts: [
        { ...firstShift, start_time: "morgens", end_time: "mittags" },
        { ...secondShift, start_time: "", end_time: "09:00" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("availability.booked.open"))).toBeVisible();
    await expect(canvas.getByText(copy("availability.booked.until", { end: "09:00" }))).toBeVisible();
  },
});
export const BookedUserWithMoreOffered = meta.story({
  name: "Gesperrt, gebucht und weitere gewählt",
  args: {
    state: {
      kind: "locked",
      days: availabilityDays({ chosen: two, booked: ["11-23"] }),
      shifts: [firstShift],
      isLimitReached: false,
    },
  },
  parameters: { spec: ["VS-155", "AVL-06"] },
});
export const BookedUserTwice = meta.story({
  name: "Gesperrt, zwei gebuchte Tage",
  args: {
    state: {
      kind: "locked",
      days: availabilityDays({ booked: ["11-23", "12-04"] }),
      shifts: [firstShift, secondShift],
      isLimitReached: true,
    },
  },
  parameters: { spec: ["VS-154", "AVL-06", "AVL-15"] },
});
export const BookedUserNobodyToWriteTo = BookedUser.extend({
  name: "Gesperrt, Anbieter ohne E-Mail-Adresse",
  args: { contactEmail: "" },
});

export const DateFull = meta.story({
  name: "Ausgebuchter Termin, nicht wählbar",
  args: { state: { ...choosing, days: availabilityDays({ chosen: ["12-14"] }) } },
  parameters: { spec: ["VS-156", "AVL-22"] },
});
export const FullDateChosenBefore = meta.story({
  name: "Ausgebuchter Termin, früher gewählt",
  args: { state: { ...choosing, days: availabilityDays({ chosen: ["12-07"] }), canDiscard: true } },
});
export const OtherWeekdays = meta.story({
  name: "Termine an anderen Wochentagen",
  args: { state: { ...choosing, days: availabilityMidweek } },
});

export const Confirming = meta.story({
  name: "Wird gespeichert",
  args: { state: { ...choosing, days: availabilityDays({ chosen: two }), canDiscard: true, status: "saving" } },
  parameters: { spec: ["VS-157"], state: "availability.confirming" },
});
export const ConfirmFailed = meta.story({
  name: "Nicht gespeichert",
  args: { state: { ...choosing, days: availabilityDays({ chosen: two }), canDiscard: true, problem: "saveFailed" } },
  parameters: { spec: ["VS-157"] },
});
export const OnASmallPhone = OneBooked.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const ChoosesByTapAndByKey = NewSignUpNothingChosen.extend({
  tags: behaviour,
  parameters: { spec: ["AVL-05", "AVL-08"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("availability.counter", { chosen: 0, max: 5 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: inOrder(
          "Freitag 27.11. 2026",
          de("availability.day.places", { taken: 3, all: 12 }),
          de("availability.day.taken"),
        ),
      }),
    );
    await expect(args.onToggle).toHaveBeenLastCalledWith("2026-11-27");
    await userEvent.tab();
    await expect(
      canvas.getByRole("checkbox", {
        name: inOrder(
          "Montag 30.11. 2026",
          de("availability.day.places", { taken: 7, all: 12 }),
          de("availability.day.taken"),
        ),
      }),
    ).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenLastCalledWith("2026-11-30");
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
});

export const FurtherTapsDoNothing = FiveOfFiveChosen.extend({
  tags: behaviour,
  parameters: { spec: ["VS-150", "AVL-09", "AVL-10"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("availability.counter", { chosen: 5, max: 5 }))).toBeVisible();
    await expect(canvas.getByText(copyPart("availability.hints.most", { max: 5 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: inOrder(
          "Montag 14.12. 2026",
          de("availability.day.places", { taken: 2, all: 12 }),
          de("availability.day.taken"),
        ),
      }),
    );
    await expect(args.onToggle).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: inOrder(
          "Freitag 27.11. 2026",
          de("availability.day.places", { taken: 3, all: 12 }),
          de("availability.day.taken"),
        ),
        checked: true,
      }),
    );
    await expect(args.onToggle).toHaveBeenCalledWith("2026-11-27");
  },
});

export const BookedAndFullDatesCannotBeChosen = OneBooked.extend({
  tags: behaviour,
  parameters: { spec: ["VS-153", "VS-156", "AVL-11"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("availability.counter", { chosen: 2, max: 4 }))).toBeVisible();
    await expect(canvas.getByText(copy("availability.room.besideBooked", { booked: 1, free: 2 }))).toBeVisible();
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(11);
    await expect(canvas.queryByRole("checkbox", { name: /23\.11\.|07\.12\./ })).toBeNull();
    await expect(canvas.getByText("12/12")).toBeVisible();
    await expect(canvas.getByText(copy("availability.day.booked"))).toBeVisible();
  },
});

export const LooksFirstThenChanges = ExistingLoginLooking.extend({
  tags: behaviour,
  parameters: { spec: ["VS-151", "AVL-04", "ROLE-07"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: copy("availability.toChange") }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
});

export const ConfirmsOrDiscards = ExistingLoginChanging.extend({
  tags: behaviour,
  parameters: { spec: ["VS-152", "AVL-16"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("availability.submit", { count: 2 }) }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("availability.discard") }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
});

export const SaysThatADateIsNeeded = NewSignUpConfirmedNothing.extend({
  tags: behaviour,
  parameters: { spec: ["VS-149", "AVL-17", "MSGS-052"] },
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole("button", { name: copy("availability.submit", { count: 0 }) });
    await expect(confirm).toHaveAccessibleDescription(copy("availability.problems.minOne"));
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const LocksWhileItIsSaved = Confirming.extend({
  tags: behaviour,
  parameters: { spec: ["VS-157"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("availability.saving") }));
    await userEvent.click(canvas.getByRole("button", { name: copy("availability.discard") }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /27\.11\./ }));
    for (const callback of [args.onConfirm, args.onDiscard, args.onToggle])
      await expect(callback).not.toHaveBeenCalled();
  },
});

export const ShowsBookingsAndTheContact = BookedUserTwice.extend({
  tags: behaviour,
  parameters: { spec: ["VS-155", "AVL-06", "AVL-07", "AVL-14", "AVL-15", "D-68", "MSGS-053", "MSGS-055"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("availability.booked.counter", { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(copy("availability.limitReached"))).toBeVisible();
    await expect(canvas.getByText(copy("availability.contact.body"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy("availability.contact.toContact") })).toHaveAttribute(
      "href",
      "mailto:team@probebetrieb.example",
    );
    const shifts = within(canvas.getByRole("list", { name: copy("availability.booked.title") }));
    await expect(shifts.getByText(copy("availability.booked.time", { start: "08:00", end: "13:30" }))).toBeVisible();
    await expect(shifts.getByText(copy("availability.booked.from", { start: "14:30" }))).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.click(shifts.getByRole("button", { name: /Freitag, 4\.\sDezember 2026/ }));
    await expect(args.onOpenShift).toHaveBeenCalledTimes(1);
  },
});
export const TheButtonStandsWithItsNotice = BookedUser.extend({
  tags: behaviour,
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("link", { name: copy("availability.contact.toContact") }).getBoundingClientRect();
    const notice = canvas.getByText(copy("availability.contact.body")).getBoundingClientRect();
    const days = canvas.getByRole("heading", { name: copy("availability.booked.title") }).getBoundingClientRect();
    await expect(button.top - notice.bottom).toBeLessThan(80);
    await expect(days.left).toBeLessThan(button.left);
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
