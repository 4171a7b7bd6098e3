import { describe, expect, test, vi } from "vitest";
import { createEventStatusEditing, type EditingMeans } from "#app/features/day/eventStatusEditing.ts";
import { toEventStatusState, toJobState } from "#app/features/day/eventStatusView.ts";
import { toEventStatusDraft } from "#src/model/day/eventStatusRules.ts";
import { coursePage, jobOfMilica } from "#src/people/jobs.ts";

const typed = { ...toEventStatusDraft(coursePage), startTime: "09:00" };
const changed = { ...coursePage, startTime: "09:00" };
const begun = { eventId: "501", page: coursePage, draft: toEventStatusDraft(coursePage) };

function open({ save = async () => {}, kept = null }: Partial<Pick<EditingMeans, "save" | "kept">> = {}) {
  const means = { kept, keep: vi.fn(), save: vi.fn(save), onSaved: vi.fn() };
  return { ...means, editing: createEventStatusEditing(means) };
}

describe("editing the course of a day", () => {
  test("what is saved is told once and the page is shown again (VS-192)", async () => {
    const { editing, keep, save, onSaved } = open();
    const seen: unknown[] = [];
    editing.subscribe(() => seen.push(editing.getView().status));
    editing.begin("501", coursePage);
    await editing.submit(typed);
    expect(save.mock.calls).toEqual([["501", changed]]);
    expect(onSaved.mock.calls).toEqual([["501", changed]]);
    expect(editing.getView()).toEqual({ begun: null, status: "editing", problem: null });
    expect(seen).toEqual(["editing", "saving", "editing"]);
    expect(keep.mock.calls).toEqual([[null]]);
  });

  test("one save at a time, and nothing is discarded meanwhile (F6)", async () => {
    const { editing, save } = open();
    editing.begin("501", coursePage);
    const saved = [editing.submit(typed), editing.submit(typed)];
    editing.discard();
    expect(editing.getView()).toMatchObject({ begun: { eventId: "501" }, status: "saving" });
    await Promise.all(saved);
    await editing.submit(typed);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("no answer leaves the form as it is, with the reason, and it can be sent again (F8, VS-192)", async () => {
    const { editing, save, onSaved, keep } = open({ save: async () => Promise.reject(new TypeError("offline")) });
    editing.begin("501", coursePage);
    await editing.submit(typed);
    expect(editing.getView()).toEqual({ begun, status: "editing", problem: "saveFailed" });
    expect([onSaved, keep].map((told) => told.mock.calls)).toEqual([[], []]);
    save.mockImplementation(async () => {});
    await editing.submit(typed);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  test("what is discarded is sent to nobody and kept nowhere (VS-188)", async () => {
    const { editing, keep, save } = open();
    editing.begin("501", coursePage);
    editing.discard();
    await editing.submit(typed);
    expect(editing.getView().begun).toBeNull();
    expect(save).not.toHaveBeenCalled();
    expect(keep.mock.calls).toEqual([[null]]);
  });

  test("what is typed is kept, and the next visit goes on with it (F8)", () => {
    const { editing, keep } = open();
    editing.type(typed);
    expect(keep).not.toHaveBeenCalled();
    editing.begin("501", coursePage);
    editing.type(typed);
    expect(keep.mock.calls).toEqual([[{ ...begun, draft: typed }]]);
    expect(editing.getView().begun).toEqual(begun);
    const kept = { ...begun, draft: typed };
    expect(open({ kept }).editing.getView()).toEqual({ begun: kept, status: "editing", problem: null });
  });
});

describe("what is shown", () => {
  const job = jobOfMilica(0, "CONTRACT_MISSING");
  const about = { kind: "known", job } as const;
  const loaded = { data: coursePage, isFetching: false, errorUpdateCount: 0 };
  const missing = { data: undefined, isFetching: false, errorUpdateCount: 0 };
  const idle = { begun: null, status: "editing", problem: null } as const;

  test("the page of the day, with what it leaves open taken from the event (MYEV-29, D-06)", () => {
    expect(toEventStatusState(about, loaded, idle)).toEqual({ kind: "viewing", page: coursePage });
    const unset = { ...coursePage, title: "", location: "", date: "", startTime: "", endTime: "" };
    expect(toEventStatusState(about, { ...loaded, data: unset }, idle)).toEqual({
      kind: "viewing",
      page: { ...coursePage, date: job.date },
    });
  });

  test("the form keeps what it began with, whatever is loaded meanwhile (F8)", () =>
    expect(
      toEventStatusState({ kind: "failed", retrying: false }, missing, {
        begun: { ...begun, draft: typed },
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

  test("what has not arrived, or cannot, is said", () => {
    expect(toEventStatusState({ kind: "none" }, missing, idle)).toEqual({ kind: "none" });
    expect(toEventStatusState({ kind: "loading" }, missing, idle)).toEqual({ kind: "loading" });
    expect(toEventStatusState(about, missing, idle)).toEqual({ kind: "loading" });
    expect(toEventStatusState(about, { ...missing, errorUpdateCount: 1 }, idle)).toEqual({
      kind: "failed",
      retrying: false,
    });
  });

  test("without a day of one's own there is no course; days that did not arrive are another matter (P31)", () => {
    const known = {
      now: Date.parse("2026-11-20T10:00:00Z"),
      today: "2026-11-20",
      company: "",
      contractCompleted: false,
      fixed: { title: "", location: "" },
    } as const;
    const contract = { data: undefined, isFetching: false, isError: true, errorUpdateCount: 1 };
    const rows = { data: { rows: [], unreadable: 0 }, isFetching: false, isError: false, errorUpdateCount: 0 };
    expect(toJobState({ events: rows, contract }, known, null)).toEqual({ kind: "none" });
    expect(toJobState({ events: contract, contract }, known, null)).toEqual({ kind: "failed", retrying: false });
  });
});
