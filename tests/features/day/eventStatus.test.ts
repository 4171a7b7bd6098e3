import { describe, expect, test, vi } from "vitest";
import { toEventStatusState, toJobState } from "#app/features/day/eventStatusView.ts";
import { useEventStatusForm, type EditingDeps } from "#app/features/day/EventStatusPage.tsx";
import { toEventStatusDraft, type EventStatusDraft } from "#src/model/day/eventStatusRules.ts";
import { coursePage, jobOfMilica } from "#src/people/jobs.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

const typed = { ...toEventStatusDraft(coursePage), startTime: "09:00" };
const changed = { ...coursePage, startTime: "09:00" };
const initialEdit = { eventId: "501", page: coursePage, draft: toEventStatusDraft(coursePage) };
const idle = { initialEdit: null, status: "editing", problem: null } as const;

setUpVisits();

function open({ save = async () => {}, storedEdit = null }: Partial<Pick<EditingDeps, "save" | "storedEdit">> = {}) {
  const deps = { storedEdit, write: vi.fn(), save: vi.fn(save), onSaved: vi.fn() };
  const { shown, at, pass } = visit(() => useEventStatusForm(deps));
  return {
    ...deps,
    pass,
    view: () => shown().view,
    startEdit: () => at(() => shown().start("501", coursePage)),
    type: (draft: EventStatusDraft) => at(() => shown().type(draft)),
    discard: () => at(() => shown().discard()),
    /** Clicks the button so many times before the next render. */
    press: (times = 1) =>
      at(() => {
        for (let press = 0; press < times; press += 1) shown().submit(typed);
      }),
    submit: async () => {
      at(() => shown().submit(typed));
      await pass();
    },
  };
}

describe("editing the course of a day", () => {
  test("a save is announced once and the page is shown again (VS-192)", async () => {
    const { startEdit, submit, view, write, save, onSaved } = open();
    startEdit();
    expect(view()).toEqual({ initialEdit, status: "editing", problem: null });
    await submit();
    expect(save.mock.calls).toEqual([["501", changed]]);
    expect(onSaved.mock.calls).toEqual([["501", changed]]);
    expect(view()).toEqual(idle);
    expect(write.mock.calls).toEqual([]);
  });

  test("one save at a time, and nothing is discarded meanwhile (F6)", async () => {
    const { startEdit, press, pass, discard, submit, view, save } = open();
    startEdit();
    press(2);
    discard();
    expect(view()).toMatchObject({ initialEdit: { eventId: "501" } });
    await pass();
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("a pending save is shown", async () => {
    const { startEdit, submit, view } = open({ save: () => new Promise(() => {}) });
    startEdit();
    await submit();
    expect(view()).toEqual({ initialEdit, status: "saving", problem: null });
  });

  test("no answer leaves the form as it is, with the reason, and it can be sent again (F8, VS-192)", async () => {
    const { startEdit, submit, view, save, onSaved, write } = open({
      save: async () => Promise.reject(new TypeError("offline")),
    });
    startEdit();
    await submit();
    expect(view()).toEqual({ initialEdit, status: "editing", problem: "saveFailed" });
    expect([onSaved, write].map((mock) => mock.mock.calls)).toEqual([[], []]);
    save.mockImplementation(async () => {});
    await submit();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  test("discarded changes are not sent or stored, and their errors are gone (VS-188)", async () => {
    const { startEdit, discard, pass, submit, view, write, save } = open({
      save: () => Promise.reject(new Error("silence")),
    });
    startEdit();
    await submit();
    discard();
    await submit();
    expect(view().initialEdit).toBeNull();
    expect(save).toHaveBeenCalledTimes(1);
    expect(write.mock.calls).toEqual([[null]]);
    startEdit();
    await pass();
    expect(view()).toEqual({ initialEdit, status: "editing", problem: null });
  });

  test("the draft is stored and restored on the next visit (F8)", () => {
    const { startEdit, type, view, write } = open();
    type(typed);
    expect(write).not.toHaveBeenCalled();
    startEdit();
    type(typed);
    expect(write.mock.calls).toEqual([[{ ...initialEdit, draft: typed }]]);
    expect(view().initialEdit).toEqual(initialEdit);
    const storedEdit = { ...initialEdit, draft: typed };
    expect(open({ storedEdit }).view()).toEqual({ initialEdit: storedEdit, status: "editing", problem: null });
  });
});

describe("the visible page", () => {
  const job = jobOfMilica(0, "CONTRACT_MISSING");
  const about = { kind: "known", job } as const;
  const loaded = { data: coursePage, isFetching: false, isError: false, errorUpdateCount: 0 };
  const missing = { data: undefined, isFetching: false, isError: false, errorUpdateCount: 0 };

  test("the page of the day, with missing values taken from the event (MYEV-29, D-06)", () => {
    expect(toEventStatusState(about, loaded, idle)).toEqual({ kind: "viewing", page: coursePage });
    const unset = { ...coursePage, title: "", location: "", date: "", startTime: "", endTime: "" };
    expect(toEventStatusState(about, { ...loaded, data: unset }, idle)).toEqual({
      kind: "viewing",
      page: { ...coursePage, date: job.date },
    });
  });

  test("the form keeps its initial values during reloads (F8)", () =>
    expect(
      toEventStatusState({ kind: "failed", isRetrying: false }, missing, {
        initialEdit: { ...initialEdit, draft: typed },
        status: "saving",
        problem: null,
      }),
    ).toEqual({
      kind: "editing",
      page: coursePage,
      initial: typed,
      status: "saving",
      problem: null,
    }));

  test("a missing or failed load is shown", () => {
    expect(toEventStatusState({ kind: "none" }, missing, idle)).toEqual({ kind: "none" });
    expect(toEventStatusState({ kind: "loading" }, missing, idle)).toEqual({ kind: "loading" });
    expect(toEventStatusState(about, missing, idle)).toEqual({ kind: "loading" });
    expect(toEventStatusState(about, { ...missing, isError: true, errorUpdateCount: 1 }, idle)).toEqual({
      kind: "failed",
      isRetrying: false,
    });
  });

  test("without an own day there is no status; failed days differ from that (P31)", () => {
    const context = {
      now: Date.parse("2026-11-20T10:00:00Z"),
      today: "2026-11-20",
      company: "",
      contractCompleted: false,
      fixed: { title: "", location: "" },
    } as const;
    const contract = { data: undefined, isFetching: false, isError: true, errorUpdateCount: 1 };
    const rows = { data: { rows: [], unreadable: 0 }, isFetching: false, isError: false, errorUpdateCount: 0 };
    expect(toJobState({ events: rows, contract }, context, null)).toEqual({ kind: "none" });
    expect(toJobState({ events: contract, contract }, context, null)).toEqual({ kind: "failed", isRetrying: false });
  });
});
