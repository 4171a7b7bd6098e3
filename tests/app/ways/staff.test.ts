import { page, userEvent } from "vitest/browser";
import { afterEach, expect, test, vi } from "vitest";
import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import { button, fill } from "../situation.ts";
import { de } from "./copy.ts";
import { answerWith, back, begin, dialogs, end, follow, go, isAt, says, settle, saysNot } from "./way.ts";

afterEach(end);

const { staff, tasks } = de;
const path = "/legacy/check-in-list";
const withStaff = (staffCount: number) => ({
  path,
  person: "jasper" as const,
  prepare: (database: { settings: { staffCount: number } }) => void (database.settings.staffCount = staffCount),
});
const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
const textOf = (name: string) => row(name).element().textContent;
const undo = (name: string) => button(staff.undo.toUndoNamed.replace("{name}", name));
const ask = (name: string, list: "in" | "out" = "in") => go(staff[list].toConfirmNamed.replace("{name}", name));
const [first = "", second = ""] = inventStaff(3).map(({ name }) => name);
const present = /eingecheckt, \d{2}:\d{2}\sUhr/;

test("a mistaken check-in is taken back as long as one is at it and ten seconds more, not later (WCAG 2.2.1)", async () => {
  const app = await begin(withStaff(3));
  await ask(first);
  await answerWith(staff.in.dialog.confirm);
  expect(textOf(first)).toMatch(present);
  await userEvent.click(undo(first));
  await settle();
  expect(textOf(first)).not.toMatch(present);
  await ask(second);
  await answerWith(staff.in.dialog.confirm);
  expect(undo(second).elements()).toHaveLength(1);
  await settle({ atLeast: 600 });
  expect(undo(second).elements()).toEqual([document.activeElement]);
  await userEvent.click(page.getByRole("heading", { level: 1 }));
  await settle({ atLeast: 11 });
  expect(undo(second).elements()).toEqual([]);
  expect(textOf(second)).toMatch(present);
  expect(app.calls("undoStaffCheckIn")).toBe(1);
});

test("two clicks on confirm check in once, and Escape does not stop it (OPS-06)", async () => {
  const app = await begin(withStaff(3));
  await ask(first);
  await userEvent.dblClick(page.getByRole("dialog").getByRole("button", { name: staff.in.dialog.confirm }));
  await userEvent.keyboard("{Escape}");
  expect(dialogs()).toBe(1);
  await settle({ atLeast: 1 });
  expect(dialogs()).toBe(0);
  expect(textOf(first)).toMatch(present);
  expect(app.calls("checkInStaff")).toBe(1);
});

test("each list opens from its task, and back leads there (OPS-05, VS-186)", async () => {
  await begin({ ...withStaff(1), path: "/legacy/task-list" });
  for (const [name, list] of [
    [tasks.checkOut, "/legacy/check-out-list"],
    [tasks.checkIn, path],
  ] as const) {
    await go(new RegExp(name));
    isAt(list);
    await back();
    isAt("/legacy/task-list");
  }
});

test("who does not supervise sees no list and no task of it, but the dashboard (VS-244)", async () => {
  await begin({ path, person: "amira" });
  isAt("/dashboard");
  await follow("/legacy/check-out-list");
  isAt("/dashboard");
  await follow("/legacy/task-list");
  says(tasks.upcoming);
  saysNot(tasks.checkIn);
});

test("one of ten thousand is found by the pass number and checked in; the last one is reached by the keyboard", async () => {
  await begin(withStaff(10_000));
  const someone = inventStaff(10_000)[8765];
  await fill(staff.search.label, someone?.idCard ?? "");
  await settle();
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
  await ask(someone?.name ?? "");
  await answerWith(staff.in.dialog.confirm);
  expect(textOf(someone?.name ?? "")).toMatch(present);
  await go(staff.search.toClear);
  page.getByRole("listitem").first().getByRole("button").element().focus();
  await userEvent.keyboard("{End}");
  await vi.waitFor(() => expect(document.querySelector("li:focus-within")?.ariaPosInSet).toBe("10000"));
  expect(page.getByRole("listitem").elements().length).toBeLessThan(40);
});
