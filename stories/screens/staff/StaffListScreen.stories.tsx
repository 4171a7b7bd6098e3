import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { checkIn } from "#src/model/staff/staffRules.ts";
import { longestStaffMember, manyStaff, staffOfTheDay, withCheckedIn, withCheckedOut } from "#src/people/staff.ts";
import { StaffListScreen, type StaffListScreenProps } from "#src/screens/staff/StaffListScreen.tsx";
import { anyWords, copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { plainFrame as frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const MORNING = "2026-11-23T06:42:00Z";
const AFTERNOON = "2026-11-23T12:31:00Z";

const ready = (staff: readonly StaffMember[]) =>
  ({ kind: "ready", staff, isFetching: false, outOfDate: null }) as const;
const someIn = withCheckedIn(staffOfTheDay, 5, MORNING);
const allIn = withCheckedIn(staffOfTheDay, 12, MORNING);
const someOut = withCheckedOut(allIn, 2, AFTERNOON);
const noSearch = { filter: "all", query: "" } as const;

/**
 * A supervisor checks the people of a day in and out, one by one, and can undo mistakes. Opened from the task list and
 * returns there; other users are redirected to the dashboard.
 */
const meta = preview.meta({
  component: StaffListScreen,
  args: {
    frame,
    list: "in",
    state: ready(someIn),
    start: { date: "2026-11-23", time: "08:00" },
    opensAt: null,
    search: noSearch,
    question: null,
    undo: {},
    announcement: null,
    onRetry: fn(),
    onSearch: fn(),
    onOpenDialog: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onUndo: fn(),
    onPauseChange: fn(),
    onToTasks: fn(),
  } as const,
  // Many rows repeat the names of twelve people.
  parameters: {
    layout: "fullscreen",
    oneAct: staffOfTheDay.flatMap(({ name }) => [`Check-in: ${name}`, `Check-out: ${name}`]),
  },
});

export const SomeCheckedIn = meta.story({
  name: "Check-in-Liste, einige eingecheckt",
  args: { undo: { "s-1": "ready" } },
  parameters: {
    spec: ["VS-238", "OPS-02", "ROLE-03"],
    state: "undo.ready",
    visual: { modes: ["small", "desktop", "dark", "forced"] },
  },
});
export const NobodyCheckedIn = meta.story({
  name: "Check-in-Liste, niemand eingecheckt",
  args: { state: ready(staffOfTheDay) },
  parameters: { spec: ["VS-238"], state: "staff.looking" },
});
export const AllCheckedIn = meta.story({
  name: "Check-in-Liste, alle eingecheckt",
  args: { state: ready(allIn), undo: { "s-12": "ready" } },
  parameters: { spec: ["VS-238", "OPS-09"] },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-237"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-237"] },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { spec: ["VS-237"] },
});
export const Empty = meta.story({
  name: "Check-in-Liste leer",
  args: { state: ready([]), start: null },
  parameters: { spec: ["VS-237"] },
});
export const OutOfDate = meta.story({
  name: "Veraltet",
  args: { state: { ...ready(someIn), outOfDate: { isRetrying: false } } },
});
export const BeforeTheWindow = meta.story({
  name: "Check-in noch nicht möglich",
  args: { state: ready(staffOfTheDay), opensAt: "2026-11-22T07:00:00Z" },
  parameters: { spec: ["VS-239"] },
});
export const AskingToCheckIn = meta.story({
  name: "Rückfrage vor dem Einchecken",
  args: { question: { id: "s-6", status: "asking" } },
  parameters: { spec: ["VS-240", "OPS-04"], state: "staff.asking" },
});
export const CheckingIn = meta.story({
  name: "Check-in wird gespeichert",
  args: { question: { id: "s-6", status: "busy" } },
  parameters: { spec: ["VS-240", "OPS-06"], state: "staff.changing" },
});
export const CheckInFailed = meta.story({
  name: "Check-in nicht bestätigt",
  args: { question: { id: "s-6", status: "failed" } },
  parameters: { spec: ["VS-240"], state: "staff.failed" },
});
export const AlreadyCheckedIn = meta.story({
  name: "War schon eingecheckt",
  args: { announcement: { what: "already", id: "s-1", name: someIn[0]?.name ?? "", time: MORNING } },
  parameters: { spec: ["VS-238"] },
});
export const AlreadyCheckedOut = meta.story({
  name: "War schon ausgecheckt",
  args: {
    list: "out",
    state: ready(someOut),
    announcement: { what: "already", id: "s-1", name: someOut[0]?.name ?? "", time: AFTERNOON },
  },
});
export const AlreadyCheckedInUntimed = meta.story({
  name: "War schon eingecheckt, ohne Zeit",
  args: {
    state: ready(someIn.map((member) => (member.id === "s-1" ? { ...member, checkInTime: null } : member))),
    announcement: { what: "already", id: "s-1", name: someIn[0]?.name ?? "", time: null },
  },
});
export const TakingBack = meta.story({
  name: "Wird rückgängig gemacht",
  args: { undo: { "s-1": "busy" } },
  parameters: { state: "undo.takingBack" },
});
export const TakingBackFailed = meta.story({
  name: "Nicht rückgängig gemacht",
  args: { undo: { "s-1": "failed" } },
  parameters: { state: "undo.failed" },
});
export const OpenOnly = meta.story({
  name: "Filter „Offen“",
  args: { search: { filter: "open", query: "" }, undo: { "s-5": "ready" } },
});
export const NobodyOpen = meta.story({
  name: "Filter „Offen“, niemand offen",
  args: { state: ready(allIn), search: { filter: "open", query: "" } },
});
export const NobodyDone = meta.story({
  name: "Filter „Eingecheckt“, niemand",
  args: { state: ready(staffOfTheDay), search: { filter: "done", query: "" } },
});
export const Found = meta.story({
  name: "Suche nach Flughafenausweis",
  args: { search: { filter: "all", query: "FA-0158" } },
});
export const NoStaffFound = meta.story({
  name: "Suche, niemand gefunden",
  args: { search: { filter: "all", query: "Zacharias" } },
});
export const NobodyFoundInTheFilter = meta.story({
  name: "Suche im Filter, niemand gefunden",
  args: { search: { filter: "open", query: "Amira" } },
});
export const LongNameAndNoPass = meta.story({
  name: "Längster Name, ohne Flughafenausweis",
  args: {
    state: ready([
      longestStaffMember,
      ...withCheckedIn([longestStaffMember], 1, MORNING).map((member) => ({ ...member, id: "s-14" })),
      ...staffOfTheDay.slice(4, 6),
    ]),
    undo: { "s-14": "ready" },
  },
  parameters: { spec: ["VS-243"] },
});
export const LongNameInTheDialog = LongNameAndNoPass.extend({
  name: "Rückfrage mit dem längsten Namen",
  args: { question: { id: "s-13", status: "asking" } },
});
export const TenThousand = meta.story({
  name: "10.000 Personen",
  args: { state: ready(manyStaff(10_000)), start: null },
});
export const OnASmallPhone = LongNameAndNoPass.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const CheckOut = meta.story({
  name: "Check-out-Liste, einige ausgecheckt",
  args: { list: "out", state: ready(someOut), undo: { "s-2": "ready" } },
  parameters: { spec: ["VS-241", "OPS-03", "OPS-08"], visual: { modes: ["small", "desktop", "dark"] } },
});
export const CheckOutOfNobody = meta.story({
  name: "Check-out-Liste, niemand eingecheckt",
  args: { list: "out", state: ready(staffOfTheDay) },
  parameters: { spec: ["VS-241"] },
});
export const AllCheckedOut = meta.story({
  name: "Check-out-Liste, alle ausgecheckt",
  args: { list: "out", state: ready(withCheckedOut(allIn, 12, AFTERNOON)) },
  parameters: { spec: ["VS-241", "OPS-10"] },
});
export const NobodyCheckedOut = meta.story({
  name: "Check-out-Liste, niemand ausgecheckt",
  args: { list: "out", state: ready(allIn) },
  parameters: { spec: ["VS-241"] },
});
export const NobodyDoneWithCheckOut = NobodyCheckedOut.extend({
  name: "Filter „Ausgecheckt“, niemand",
  args: { search: { filter: "done", query: "" } },
});
export const NobodyToCheckOut = meta.story({
  name: "Check-out-Liste, niemand offen",
  args: { list: "out", state: ready(staffOfTheDay), search: { filter: "open", query: "" } },
});
export const AskingToCheckOut = CheckOut.extend({
  name: "Rückfrage vor dem Auschecken",
  args: { question: { id: "s-4", status: "asking" } },
  parameters: { spec: ["VS-242", "OPS-04"] },
});
export const CheckingOut = CheckOut.extend({
  name: "Check-out wird gespeichert",
  args: { question: { id: "s-4", status: "busy" } },
  parameters: { spec: ["VS-242"] },
});
export const CheckOutFailed = CheckOut.extend({
  name: "Check-out nicht bestätigt",
  args: { question: { id: "s-4", status: "failed" } },
  parameters: { spec: ["VS-242"] },
});

const desktop = { viewport: { value: "desktop", isRotated: false } };

export const AtADesk = meta.story({
  name: "Am Rechner, Person neben der Liste",
  args: { state: ready(withCheckedIn(manyStaff(400), 5, MORNING)), undo: { "s-5": "ready" } },
  globals: desktop,
  parameters: { spec: ["VS-238", "OPS-02"], visual: { modes: ["desktop", "dark"] } },
});
export const AskingAtADesk = AtADesk.extend({
  name: "Am Rechner, Rückfrage neben der Liste",
  args: { question: { id: "s-25", status: "asking" } },
  parameters: { spec: ["VS-240", "OPS-04"] },
});
export const CheckingInAtADesk = AskingAtADesk.extend({
  name: "Am Rechner, Check-in wird gespeichert",
  args: { question: { id: "s-25", status: "busy" } },
});
export const FailedAtADesk = AskingAtADesk.extend({
  name: "Am Rechner, Check-in nicht bestätigt",
  args: { question: { id: "s-25", status: "failed" } },
});
export const ClosedAtADesk = AtADesk.extend({
  name: "Am Rechner, noch nicht geöffnet",
  args: { state: ready(staffOfTheDay), undo: {}, opensAt: "2026-11-22T07:00:00Z" },
  parameters: { spec: ["VS-239"] },
});
export const CheckOutAtADesk = AtADesk.extend({
  name: "Am Rechner, Check-out-Liste",
  args: { list: "out", state: ready(someOut), undo: { "s-2": "ready" } },
  parameters: { spec: ["VS-241"] },
});

const behaviour = ["behaviour", "!autodocs"];
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest("li");
  if (!row) throw new Error(`${name} is in no row.`);
  return within(row);
};

export const EachRowShowsNameAndStatus = SomeCheckedIn.extend({
  tags: behaviour,
  parameters: { spec: ["OPS-02"] },
  play: async () => {
    await (await rowOf("Oğuzhan Yıldırım")).findByText("FA-1107");
    await (await rowOf("Nguyễn Thị Minh Khai")).findByText(copy("staff.in.row.done", { time: "07:46" }));
    await expect((await rowOf("Jasper Bönninghausen")).getByText("L81-0O5S")).toBeVisible();
  },
});

export const APassNumberIsNotBroken = SomeCheckedIn.extend({
  tags: behaviour,
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["OPS-02"] },
  play: async () => {
    const number = await (await rowOf("Jasper Bönninghausen")).findByText("L81-0O5S");
    await expect(number.offsetHeight).toBe(20);
  },
});

export const AnIncompleteListIsNeverAllDone = meta.story({
  args: { state: { ...ready(allIn), outOfDate: { isRetrying: false } } },
  tags: behaviour,
  parameters: { spec: ["OPS-09"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy("failure.outOfDate.title"))).toBeVisible();
    await expect(canvas.queryByText(copy("staff.in.allDone"))).toBeNull();
  },
});

/** Open, just checked in, and after the time to undo. */
const stages = [
  { state: ready(staffOfTheDay), undo: {} },
  { state: ready(allIn), undo: Object.fromEntries(allIn.map(({ id }) => [id, "ready" as const])) },
  { state: ready(allIn), undo: {} },
];

export const NoRowMovesWhenAnotherChanges = meta.story({
  tags: behaviour,
  parameters: { spec: ["OPS-02"] },
  render: function Render(args) {
    const [stage, setStage] = useState(0);
    return (
      <>
        <StaffListScreen {...args} {...stages[stage]!} />
        <button className="fixed top-0 right-0 z-10 bg-card" onClick={() => setStage((before) => before + 1)}>
          Weiter im Ablauf
        </button>
      </>
    );
  },
  play: async ({ userEvent }) => {
    const heights = () => screen.getAllByRole("listitem").map((row) => row.getBoundingClientRect().height);
    await rowOf("Oğuzhan Yıldırım");
    const open = heights();
    await expect(open.length).toBeGreaterThan(5);
    const next = screen.getByRole("button", { name: "Weiter im Ablauf" });
    await userEvent.click(next);
    await screen.findByRole("button", { name: copy("staff.undo.toUndoNamed", { name: "Oğuzhan Yıldırım" }) });
    await expect(heights()).toEqual(open);
    await userEvent.click(next);
    await waitFor(() => expect(screen.queryByRole("button", { name: copyPart("staff.undo.toUndo") })).toBeNull());
    await expect(heights()).toEqual(open);
  },
});

export const TheButtonAsksFirst = SomeCheckedIn.extend({
  tags: behaviour,
  parameters: { spec: ["OPS-04"] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(
      (await rowOf("Oğuzhan Yıldırım")).getByRole("button", {
        name: copy("staff.in.toConfirmNamed", { name: "Oğuzhan Yıldırım" }),
      }),
    );
    await expect(args.onOpenDialog).toHaveBeenCalledWith("s-6");
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const TheDialogConfirmsOrKeeps = AskingToCheckIn.extend({
  tags: behaviour,
  parameters: { spec: ["VS-240", "OPS-04"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: copy("staff.in.dialog.title") }));
    await expect(dialog.getByText("Oğuzhan Yıldırım")).toBeVisible();
    await expect(dialog.getByText("FA-1107")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("staff.in.dialog.confirm") }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: copy("staff.in.dialog.toKeep") }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});

export const NothingClosesWhileItIsSaved = CheckingIn.extend({
  tags: behaviour,
  parameters: { spec: ["VS-240"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy("staff.confirm.saving") }));
    await userEvent.click(dialog.getByRole("button", { name: copy("staff.in.dialog.toKeep") }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const AFailureIsShownInTheDialogAndCanBeRetried = CheckOutFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-242"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: copy("staff.out.dialog.title") }));
    await expect(dialog.getByText(copy("staff.out.dialog.confirmFailed"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("staff.out.dialog.confirm") }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const OnlyPresentPeopleCanCheckOut = CheckOut.extend({
  args: { state: ready(withCheckedOut(someIn, 2, AFTERNOON)) },
  tags: behaviour,
  parameters: { spec: ["VS-241", "OPS-08"] },
  play: async ({ canvas, userEvent, args }) => {
    await screen.findByText("Renate O’Neill-Großkopf");
    const names = canvas
      .getAllByRole("button", { name: copy("staff.out.toConfirmNamed", { name: anyWords }) })
      .map((button) => button.ariaLabel);
    await expect(names).toEqual(someOut.slice(2, 5).map(({ name }) => de("staff.out.toConfirmNamed", { name })));
    await expect((await rowOf("Suharti")).getByText(copy("staff.out.row.absent"))).toBeVisible();
    await expect(
      (await rowOf("Milica Lazarević")).getByText(copy("staff.out.row.open", { time: "07:45" })),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: copy("staff.undo.toUndoNamed", { name: "Jasper Bönninghausen" }) }),
    );
    await expect(args.onUndo).toHaveBeenCalledWith("s-2");
  },
});

/** Not two faces in one name. */
export const SetsANameInOneFace = SomeCheckedIn.extend({
  tags: behaviour,
  play: async () => {
    const faceOf = async (name: string) => getComputedStyle((await rowOf(name)).getByText(name)).fontFamily;
    await expect(await faceOf("Nguyễn Thị Minh Khai")).toMatch(/^"Gangway Fallback"/);
    await expect(await faceOf("Milica Lazarević")).toMatch(/^"Atkinson/);
  },
});

/** The surname is the last word. */
export const ShowsTheWholeName = LongNameAndNoPass.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    for (const name of await canvas.findAllByText(/^Maximiliane/)) {
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    }
  },
});

export const CheckInIsOffBeforeTheWindow = BeforeTheWindow.extend({
  tags: behaviour,
  parameters: { spec: ["VS-239"] },
  play: async ({ userEvent, args }) => {
    const button = (await rowOf("Amira Okonkwo")).getByRole("button");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(
      copy("staff.start", {
        date: "Check-in noch nicht möglich Der Check-in beginnt 24 Stunden vor dem Termin: So.,\u00a022.11.",
        time: "08:00",
      }),
    );
    await userEvent.click(button);
    await expect(args.onOpenDialog).not.toHaveBeenCalled();
  },
});

function Searching(props: StaffListScreenProps) {
  const [search, setSearch] = useState(props.search);
  return (
    <StaffListScreen
      {...props}
      search={search}
      onSearch={(next) => {
        props.onSearch(next);
        setSearch(next);
      }}
    />
  );
}

export const FindsByNameAndByPassNumber = meta.story({
  tags: behaviour,
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("listitem").map((row) => row.querySelector("p")?.textContent);
    const field = canvas.getByRole("textbox", { name: copy("staff.search.label") });
    await userEvent.type(field, "yildi");
    await waitFor(() => expect(names()).toEqual(["Oğuzhan Yıldırım"]));
    await userEvent.click(canvas.getByRole("button", { name: copy("staff.search.toClear") }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "fa-0158");
    await waitFor(() => expect(names()).toEqual(["Amira Okonkwo", "Milica Lazarević"]));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(names()).toHaveLength(12));
  },
});

export const FiltersAndCounts = meta.story({
  tags: behaviour,
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole("listitem");
    await waitFor(() => expect(rows()).toHaveLength(12));
    await expect(canvas.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "Alle12",
      "Offen7",
      "Eingecheckt5",
    ]);
    await userEvent.click(canvas.getByRole("radio", { name: inOrder(de("staff.in.filters.open"), "7") }));
    await waitFor(() => expect(rows()).toHaveLength(7));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(rows()).toHaveLength(5));
    await expect(canvas.getByRole("radio", { name: inOrder(de("staff.in.filters.done"), "5") })).toBeChecked();
  },
});

export const ARowStaysAsLongAsItCanBeTakenBack = OpenOnly.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(8));
    await expect(
      canvas.getByRole("button", { name: copy("staff.undo.toUndoNamed", { name: "Nguyễn Thị Minh Khai" }) }),
    ).toBeVisible();
  },
});

export const ItsRowsStartNoLoopOfResizes = NobodyCheckedIn.extend({
  tags: behaviour,
  play: async ({ mount }) => {
    const errors: string[] = [];
    const onError = ({ message }: ErrorEvent) => void errors.push(message);
    window.addEventListener("error", onError);
    await mount();
    for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame);
    window.removeEventListener("error", onError);
    await expect(errors).toEqual([]);
  },
});
export const OfTenThousandOnlyAFewRowsAreRendered = TenThousand.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows.length).toBeLessThan(30);
    await expect(rows[0]).toHaveAttribute("aria-posinset", "1");
    await expect(rows[0]).toHaveAttribute("aria-setsize", "10000");
  },
});

export const TheKeyboardReachesTheLastOfTenThousand = TenThousand.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    const focusedRow = () => document.activeElement?.closest("li")?.ariaPosInSet;
    const [first] = await canvas.findAllByRole("button", { name: copy("staff.in.toConfirmNamed", { name: anyWords }) });
    first?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(focusedRow()).toBe("2");
    await userEvent.tab();
    await expect(focusedRow()).toBe("3");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(focusedRow()).toBe("10000"));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(focusedRow()).toBe("9990"));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(focusedRow()).toBe("1"));
  },
});

export const APressRightAfterAScrollCounts = TenThousand.extend({
  tags: behaviour,
  parameters: { spec: ["OPS-04"] },
  play: async ({ canvas, userEvent, args }) => {
    const buttons = await canvas.findAllByRole("button", { name: copy("staff.in.toConfirmNamed", { name: anyWords }) });
    window.scrollTo(0, 24);
    await new Promise((scrolled) => window.addEventListener("scroll", scrolled, { once: true }));
    await new Promise(requestAnimationFrame);
    await userEvent.click(buttons[3]!);
    await expect(args.onOpenDialog).toHaveBeenCalledOnce();
  },
});

/** Like the connector: the answer arrives, and later the undo expires. */
function Changing({ undoMs, ...props }: StaffListScreenProps & { undoMs: number }) {
  const [step, setStep] = useState<"before" | "asking" | "done" | "over">("before");
  const [first, jasper, ...others] = staffOfTheDay as [StaffMember, StaffMember, ...StaffMember[]];
  const isPresent = step === "done" || step === "over";
  return (
    <StaffListScreen
      {...props}
      state={ready([first, isPresent ? checkIn(jasper, Date.parse(MORNING)) : jasper, ...others])}
      question={step === "asking" ? { id: "s-2", status: "asking" } : null}
      undo={step === "done" ? { "s-2": "ready" } : {}}
      onOpenDialog={() => setStep("asking")}
      onConfirm={() => {
        setStep("done");
        setTimeout(() => setStep((now) => (now === "done" ? "over" : now)), undoMs);
      }}
      onUndo={() => setStep("before")}
    />
  );
}

const rowsShown = (canvas: { getAllByRole: (role: "listitem") => HTMLElement[] }) => canvas.getAllByRole("listitem");

export const OpenPeopleComeFirstByName = SomeCheckedIn.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    const rows = rowsShown(canvas);
    await expect(rows[0]).toHaveTextContent("Henrike Petersen");
    await expect(rows[7]).toHaveTextContent("Amira Okonkwo");
  },
});

/** A row that moved would put another person under the next press. */
export const NobodyMovesAfterTheCheckIn = meta.story({
  tags: behaviour,
  render: (args) => <Changing {...args} undoMs={0} />,
  play: async ({ canvas, userEvent }) => {
    const name = "Jasper Bönninghausen";
    const place = rowsShown(canvas).findIndex((row) => row.textContent.includes(name));
    await userEvent.click(canvas.getByRole("button", { name: copy("staff.in.toConfirmNamed", { name }) }));
    await userEvent.click(await screen.findByRole("button", { name: copy("staff.in.dialog.confirm") }));
    await waitFor(() => expect(rowsShown(canvas)[place]).toHaveTextContent(copyPart("staff.in.row.doneUntimed")));
    await expect(rowsShown(canvas)[place]).toHaveTextContent(name);
  },
});

export const TheFocusStaysOnTheRow = meta.story({
  tags: behaviour,
  render: (args) => <Changing {...args} undoMs={60_000} />,
  play: async ({ canvas, userEvent }) => {
    (
      await canvas.findByRole("button", { name: copy("staff.in.toConfirmNamed", { name: "Jasper Bönninghausen" }) })
    ).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: copy("staff.in.dialog.confirm") }));
    const undo = await canvas.findByRole("button", {
      name: copy("staff.undo.toUndoNamed", { name: "Jasper Bönninghausen" }),
    });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByRole("button", { name: copy("staff.in.toConfirmNamed", { name: "Jasper Bönninghausen" }) }),
    ).toHaveFocus();
  },
});

export const TheFocusStaysWhenTheTimeIsOver = meta.story({
  tags: behaviour,
  render: (args) => <Changing {...args} undoMs={300} />,
  play: async ({ canvas, userEvent }) => {
    (
      await canvas.findByRole("button", { name: copy("staff.in.toConfirmNamed", { name: "Jasper Bönninghausen" }) })
    ).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: copy("staff.in.dialog.confirm") }));
    const row = (
      await canvas.findByRole("button", { name: copy("staff.undo.toUndoNamed", { name: "Jasper Bönninghausen" }) })
    ).closest("li");
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: /Hohenlohe/ })).toHaveFocus();
  },
});

export const ReportsPointerAndFocusOnARow = SomeCheckedIn.extend({
  tags: behaviour,
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const undo = await canvas.findByRole("button", { name: copyPart("staff.undo.toUndoNamed", { name: "Amira" }) });
    undo.focus();
    await waitFor(() => expect(args.onPauseChange).toHaveBeenLastCalledWith("s-1", true));
    undo.blur();
    await waitFor(() => expect(args.onPauseChange).toHaveBeenLastCalledWith("s-1", false));
    await userEvent.hover(undo);
    await waitFor(() => expect(args.onPauseChange).toHaveBeenLastCalledWith("s-1", true));
    await userEvent.unhover(undo);
    await userEvent.hover(canvas.getByRole("heading", { level: 1 }));
    await waitFor(() => expect(args.onPauseChange).toHaveBeenLastCalledWith("s-1", false));
    await expect(args.onPauseChange).toHaveBeenCalledTimes(4);
    // A removed row loses the pointer without a pointer event.
    await userEvent.hover(undo);
    canvas.getByRole("textbox", { name: copy("staff.search.label") }).focus();
    await userEvent.keyboard("yildi");
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(args.onPauseChange).toHaveBeenLastCalledWith("s-1", false);
  },
});

/** Like the connector on a desktop, with immediate answers. */
function AtTheDesk(props: StaffListScreenProps) {
  const [staff, setStaff] = useState<readonly StaffMember[]>(props.state.kind === "ready" ? props.state.staff : []);
  const [undo, setUndo] = useState(props.undo);
  const [requested, setRequested] = useState<string | null>(null);
  const [search, setSearch] = useState(props.search);
  return (
    <StaffListScreen
      {...props}
      state={ready(staff)}
      undo={undo}
      search={search}
      onSearch={setSearch}
      question={requested === null ? null : { id: requested, status: "asking" }}
      onOpenDialog={setRequested}
      onConfirm={() => {
        if (requested === null) return;
        props.onConfirm();
        setStaff((all) =>
          all.map((member) => (member.id === requested ? checkIn(member, Date.parse(MORNING)) : member)),
        );
        setUndo((all) => ({ ...all, [requested]: "ready" }));
        setRequested(null);
      }}
      onCancel={() => {
        props.onCancel();
        setRequested(null);
      }}
    />
  );
}

const atTheDesk = meta.story({
  args: { state: ready(manyStaff(400)) },
  globals: desktop,
  tags: behaviour,
  render: (args) => <AtTheDesk {...args} />,
});
const person = () => screen.findByRole("region", { name: copy("staff.chosen") });
const confirmation = () => screen.findByRole("dialog", { name: copy("staff.in.dialog.title") });
const toCheckIn = (name: string) => screen.findAllByRole("button", { name: copy("staff.in.toConfirmNamed", { name }) });
const firstOf = async (name: string) => (await toCheckIn(name))[0]!;
/** In the order of names, the next row of the many is another person of the same name. */
const NEXT_PASS = "FA-00013";

export const JAndKChooseThePerson = atTheDesk.extend({
  tags: behaviour,
  play: async ({ userEvent }) => {
    (await firstOf("Amira Okonkwo")).focus();
    await userEvent.keyboard("jjk");
    await expect((await toCheckIn("Amira Okonkwo"))[1]).toHaveFocus();
    await expect(await person()).toHaveTextContent(NEXT_PASS);
    await userEvent.keyboard("{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}k{/Meta}");
    await expect((await toCheckIn("Amira Okonkwo"))[1]).toHaveFocus();
    await expect(screen.getByRole("list", { name: copy("staff.list") })).toHaveAccessibleDescription(
      copy("staff.in.keys", { key: String }),
    );
  },
});

export const TheMouseChoosesARow = atTheDesk.extend({
  tags: behaviour,
  play: async ({ userEvent }) => {
    const pass = await screen.findByText(NEXT_PASS);
    await userEvent.click(pass);
    await expect(await person()).toHaveTextContent(NEXT_PASS);
    await expect(pass.closest("li")).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("{Enter}");
    await expect(await confirmation()).toHaveTextContent(NEXT_PASS);
  },
});

export const EnterAsksConfirmsAndGoesOn = atTheDesk.extend({
  tags: behaviour,
  args: { search: { filter: "open", query: "" } },
  parameters: { spec: ["VS-240", "OPS-04"] },
  play: async ({ userEvent, args }) => {
    (await firstOf("Amira Okonkwo")).focus();
    await userEvent.keyboard("{Enter}");
    const question = await confirmation();
    await expect(within(question).getByText("FA-00001")).toBeVisible();
    await expect(within(question).getByRole("button", { name: copy("staff.in.dialog.confirm") })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(await firstOf("Amira Okonkwo")).toHaveFocus();
    await expect(await person()).toHaveTextContent(NEXT_PASS);
    await expect(screen.getByRole("radio", { name: inOrder(de("staff.in.filters.open"), "399") })).toBeChecked();
    await expect(
      screen.getByRole("button", { name: copy("staff.undo.toUndoNamed", { name: "Amira Okonkwo" }) }),
    ).toBeVisible();
  },
});

export const EscapeKeepsAndSoDoesAnotherRow = atTheDesk.extend({
  tags: behaviour,
  play: async ({ userEvent, args }) => {
    (await firstOf("Amira Okonkwo")).focus();
    await userEvent.keyboard("{Enter}");
    await confirmation();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(await firstOf("Amira Okonkwo")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const pass = await screen.findByText(NEXT_PASS);
    await userEvent.click(pass);
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(await person()).toHaveTextContent(NEXT_PASS);
    await expect(pass.closest("li")).toHaveFocus();
  },
});

export const TheSearchIsAKeyAway = atTheDesk.extend({
  tags: behaviour,
  play: async ({ userEvent, args }) => {
    const field = screen.getByRole("textbox", { name: copy("staff.search.label") });
    (await firstOf("Amira Okonkwo")).focus();
    await userEvent.keyboard("/");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("jk/ 00399");
    await expect(field).toHaveValue("jk/ 00399");
    await userEvent.clear(field);
    await userEvent.keyboard("fa-00399{Enter}");
    await expect(await firstOf("Konstantin Freiherr von Hohenlohe-Waldenburg")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await confirmation();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset", "1"));
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByRole("button", { name: copyPart("staff.undo.toUndo") })).toBeVisible();
    await userEvent.keyboard("/fa-00007");
    await expect(field).toHaveValue("fa-00007");
  },
});

export const SearchFilterAndPersonStay = atTheDesk.extend({
  tags: behaviour,
  play: async ({ userEvent }) => {
    (await firstOf("Amira Okonkwo")).focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement?.closest("li")?.ariaPosInSet).toBe("400"));
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect(isInView(screen.getByRole("textbox"))).toBe(true);
    await expect(isInView(await person())).toBe(true);
    for (const row of ["390", "380", "370"]) {
      await userEvent.keyboard("{PageUp}");
      await waitFor(() => expect(document.activeElement?.closest("li")?.ariaPosInSet).toBe(row));
      const bar = screen.getByRole("textbox").closest("search")!.getBoundingClientRect();
      await expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    }
  },
});

export const OnADesktopCheckInIsOffBeforeTheWindow = ClosedAtADesk.extend({
  tags: behaviour,
  parameters: { spec: ["VS-239"] },
  play: async ({ userEvent, args }) => {
    const button = within(await person()).getByRole("button", { name: copy("staff.in.toConfirm") });
    await expect(button).toHaveAccessibleDescription(copyPart("staff.closed.title"));
    await userEvent.click(button);
    await userEvent.click(await screen.findByText("FA-1107"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenDialog).not.toHaveBeenCalled();
  },
});

export const OnAPhoneTheQuestionIsADialogOverTheList = AskingToCheckIn.extend({
  tags: behaviour,
  parameters: { spec: ["OPS-04"] },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: copy("staff.in.dialog.title") })).toHaveAttribute(
      "aria-modal",
      "true",
    );
    await expect(screen.queryByRole("region", { name: copy("staff.chosen") })).toBeNull();
    await expect(screen.queryByText(copyPart("staff.in.keys", { key: String }))).toBeNull();
  },
});

/** The rows of a table keep their height, so that none moves when another is checked in. */
export const AtADeskFourteenPeopleAreInSight = atTheDesk.extend({
  tags: behaviour,
  play: async () => {
    const rows = await screen.findAllByRole("listitem");
    const [first, second] = rows.map((row) => row.getBoundingClientRect());
    await expect(first!.height).toBe(48);
    await expect(second!.height).toBe(48);
    await expect(first!.top + 14 * 48).toBeLessThanOrEqual(900);
  },
});
