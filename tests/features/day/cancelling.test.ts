import { describe, expect, test, vi } from "vitest";
import type { ApiErrorCode } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { dayStatusOf, type DayStatus } from "#app/features/day/dayApi.ts";
import { useCancellation } from "#app/features/day/MyEventPage.tsx";
import { cancelEvent, getExtraEvents } from "#app/client/calls/signedIn.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import type { CancellationReason } from "#src/model/day/cancellation.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";
import { oneDraft } from "#tests/shell/oneDraft.ts";
import { setUpVisits, visit } from "#tests/visit.ts";
import { jobOf } from "#stories/support/job.ts";

const job = jobOf();
const done = { ok: true, value: {}, message: null } as const;
const no = (code: ApiErrorCode, status: number, message: string | null = null) =>
  ({ ok: false, apiError: { ...apiErrorWith(code, status), message } }) as const;

setUpVisits();

const extraId = "7301";
const rowsOf: Record<DayStatus, readonly object[]> = {
  booked: [{ event_id: job.id, event_status: "booked", extra_id: extraId }],
  calledOff: [{ event_id: job.id, event_status: "cancelled", extra_id: extraId }],
  unknown: [],
};

/** `status`: of the day, after the lists are refetched. */
function open(result: typeof done | ReturnType<typeof no>, status: DayStatus = "booked") {
  const log = vi.spyOn(performance, "mark").mockClear();
  const queries = createQueries();
  const changed = vi.spyOn(queries, "invalidateQueries");
  const send = vi.fn();
  const reread = vi.fn();
  const call = async (row: unknown, input: { body?: { event_id: string; reason: string } }) => {
    if (row === cancelEvent) {
      send(input.body);
      return result;
    }
    reread();
    return { ok: true, value: { rows: row === getExtraEvents ? rowsOf[status] : [], unreadable: 0 }, message: null };
  };
  const storedDraft = oneDraft("cancellation");
  const { shown, at, pass } = visit(
    () => useCancellation({ extraId, client: { call } as never }, storedDraft),
    queries,
  );
  at(() => shown().openDialog(job));
  return {
    log,
    send,
    reread,
    /** The invalidated queries. */
    changed: () => changed.mock.calls.map(([filters]) => filters?.queryKey?.[0]),
    pass,
    view: () => ({ requested: shown().requested, cancelled: shown().cancelled }),
    storedDraft,
    openDialog: (about = job) => at(() => shown().openDialog(about)),
    change: (next: ReturnType<typeof draft>) => at(() => shown().change(next)),
    dismiss: () => at(() => shown().dismiss()),
    /** Clicks the button so many times before the next render. */
    confirm: async (times = 1) => {
      at(() => {
        for (let press = 0; press < times; press += 1) shown().confirm();
      });
      await pass();
    },
    press: () => at(() => shown().confirm()),
  };
}

const sent = (reason: string) => [[{ extra_id: extraId, event_id: job.id, reason }]];
const lists = ["extraEvents", "availableEvents"];

const draft = (reason: CancellationReason | null, text = "") => ({ reason, text });

describe("cancelling a day", () => {
  test("sends the reason, closes the question and reads the days again (MYEV-50, D-94)", async () => {
    const { change, confirm, view, send, changed, log } = open(done);
    change(draft("healthIssues"));
    await confirm();
    expect(send.mock.calls).toEqual(sent("health issues"));
    expect(changed()).toEqual(lists);
    expect(log).not.toHaveBeenCalled();
    expect(view()).toEqual({ requested: null, cancelled: [job] });
  });

  test("sends nothing without a reason, or with a blank reason of the user (MYEV-42, MYEV-44)", async () => {
    const { change, confirm, send } = open(done);
    for (const incomplete of [draft(null), draft(null, "krank"), draft("other"), draft("other", "  ")]) {
      change(incomplete);
      await confirm();
    }
    expect(send).not.toHaveBeenCalled();
  });

  test("sends one request for many confirmations, and stays open meanwhile (F6)", async () => {
    const { change, confirm, dismiss, press, view, send } = open(done);
    change(draft("other", " Die Bahn steht. "));
    press();
    dismiss();
    change(draft("family"));
    expect(view().requested).toMatchObject({ draft: { reason: "other" } });
    await confirm(2);
    expect(send.mock.calls).toEqual(sent("Die Bahn steht."));
  });

  test("a refusal is logged and shown in the open dialog, and the reason stays (MYEV-51, D-24, P38)", async () => {
    const { change, confirm, pass, view, log, changed } = open(
      no("refused", 409, "Nur die Gruppenleitung kann absagen."),
    );
    change(draft("other", "krank"));
    await confirm();
    expect(log).toHaveBeenCalledOnce();
    expect(changed()).toEqual(lists);
    expect(view()).toEqual({
      requested: {
        job,
        draft: draft("other", "krank"),
        status: "asking",
        problem: { message: "Nur die Gruppenleitung kann absagen." },
      },
      cancelled: [],
    });
    change(draft("healthIssues"));
    await pass();
    expect(view().requested).toMatchObject({ draft: draft("healthIssues"), problem: null });
  });

  test.each([
    ["timeout", 408],
    ["unreachable", 500],
    ["malformed", 200],
  ] as const)("after %s the days are read again, for it may have arrived (F7)", async (code, status) => {
    const cancelled = async (now: DayStatus) => {
      const opened = open(no(code, status), now);
      opened.change(draft("healthIssues"));
      await opened.confirm();
      expect(opened.send).toHaveBeenCalledOnce();
      return opened.view();
    };
    expect((await cancelled("booked")).requested).toMatchObject({ status: "asking", problem: { code: "failed" } });
    expect(await cancelled("unknown")).toEqual({
      requested: { job, draft: draft("healthIssues"), status: "asking", problem: { code: "unknown" } },
      cancelled: [],
    });
    expect(await cancelled("calledOff")).toEqual({ requested: null, cancelled: [job] });
  });

  test.each([404, 409, 410])("a refusal with %d because it was cancelled before is no failure", async (status) => {
    const { change, confirm, view, reread } = open(no("refused", status, "Nicht gebucht."), "calledOff");
    change(draft("healthIssues"));
    await confirm();
    expect(reread).toHaveBeenCalledTimes(2);
    expect(view()).toEqual({ requested: null, cancelled: [job] });
  });

  test("offline nothing is refetched", async () => {
    const { change, confirm, view, reread } = open(no("offline", 0));
    change(draft("healthIssues"));
    await confirm();
    expect(reread).not.toHaveBeenCalled();
    expect(view().requested?.problem).toEqual({ code: "failed" });
  });

  test("a day that is not cancelled has an empty dialog next time", async () => {
    const { openDialog, change, confirm, dismiss, pass, view } = open(no("offline", 0));
    change(draft("family"));
    await confirm();
    dismiss();
    expect(view()).toEqual({ requested: null, cancelled: [] });
    openDialog();
    await pass();
    expect(view().requested).toMatchObject({ draft: draft(null), problem: null });
  });
});

test("a reason is stored until it is sent or cancelled, for its day alone (F8)", async () => {
  const { openDialog, change, confirm, dismiss, storedDraft, pass, view } = open(no("session-lost", 401));
  change(draft("other", "Die Bahn steht."));
  await confirm();
  expect(storedDraft.read()).toEqual({ jobId: job.id, draft: draft("other", "Die Bahn steht.") });
  openDialog();
  await pass();
  expect(view().requested?.draft).toEqual(draft("other", "Die Bahn steht."));
  openDialog({ ...job, id: "another" });
  await pass();
  expect(view().requested?.draft).toEqual(draft(null));
  dismiss();
  expect(storedDraft.read()).toBeNull();
});

describe("whether a day is called off", () => {
  const own = (event_id: number, event_status: string) =>
    extraEventSchema.parse({ event_id, event_date: "2026-11-23", event_status, extra_id: "7301" });
  const available = (event_id: number, application_status: string) =>
    availableEventSchema.parse({ event_id, event_date: "2026-11-23", application_status });
  const statusOf = (days: ReturnType<typeof own>[], dates: ReturnType<typeof available>[] = [], unreadable = 0) =>
    dayStatusOf("501", { rows: days, unreadable }, { rows: dates });

  test("is taken from its own row of either list (F7)", () => {
    expect(statusOf([own(501, "cancelled")])).toBe("calledOff");
    expect(statusOf([own(501, "withdrawn"), own(502, "booked")])).toBe("calledOff");
    expect(statusOf([own(502, "booked")], [available(501, "cancelled")])).toBe("calledOff");
    expect(statusOf([own(501, "booked")], [available(501, "cancelled")])).toBe("booked");
    expect(statusOf([own(501, "gebucht")])).toBe("booked");
  });

  test("is unknown if the row is missing, unreadable, or unclear", () => {
    expect(statusOf([])).toBe("unknown");
    expect(statusOf([own(502, "cancelled")])).toBe("unknown");
    expect(statusOf([own(501, "cancelled")], [], 1)).toBe("unknown");
    expect(statusOf([], [available(501, "cancelled")], 1)).toBe("unknown");
    expect(statusOf([], [available(501, "booked")])).toBe("unknown");
    expect(statusOf([own(501, "applied")], [available(501, "cancelled")])).toBe("unknown");
  });
});
