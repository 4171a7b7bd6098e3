import { describe, expect, test, vi } from "vitest";
import { createCancellation, standingOf, type Standing } from "#app/features/day/cancellation.ts";
import type { RefusalCode } from "#app/client/outcome.ts";
import { refused } from "#app/client/refusal.ts";
import type { CancellationReason } from "#src/model/day/cancellation.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";
import { jobOf } from "#workbench/job.ts";

const job = jobOf();
const done = { ok: true, value: {}, message: null } as const;
const no = (code: RefusalCode, status: number, message: string | null = null) =>
  ({ ok: false, refusal: { ...refused(code, status), message } }) as const;

function open(outcome: typeof done | ReturnType<typeof no>, standing: Standing = "booked") {
  const means = {
    send: vi.fn(async () => outcome as never),
    askStanding: vi.fn(async () => standing),
    onChanged: vi.fn(),
    log: vi.fn(),
  };
  const cancellation = createCancellation(means);
  cancellation.ask(job);
  return { ...means, cancellation };
}

const draft = (reason: CancellationReason | null, text = "") => ({ reason, text });

describe("cancelling a day", () => {
  test("sends the reason, closes the question and reads the days again (MYEV-50, D-94)", async () => {
    const { cancellation, send, onChanged, log } = open(done);
    cancellation.change(draft("healthIssues"));
    await cancellation.confirm();
    expect(send.mock.calls).toEqual([[job, "health issues"]]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
    expect(cancellation.getView()).toEqual({ asked: null, cancelled: [job] });
  });

  test("sends nothing without a reason, or with a blank one in one's own words (MYEV-42, MYEV-44)", async () => {
    const { cancellation, send } = open(done);
    for (const kept of [draft(null), draft(null, "krank"), draft("other"), draft("other", "  ")]) {
      cancellation.change(kept);
      await cancellation.confirm();
    }
    expect(send).not.toHaveBeenCalled();
  });

  test("sends one request however often it is confirmed, and stays open meanwhile (F6)", async () => {
    const { cancellation, send } = open(done);
    cancellation.change(draft("other", " Die Bahn steht. "));
    const confirmed = [cancellation.confirm(), cancellation.confirm()];
    cancellation.keep();
    cancellation.change(draft("family"));
    expect(cancellation.getView().asked).toMatchObject({ status: "cancelling", draft: { reason: "other" } });
    await Promise.all(confirmed);
    expect(send.mock.calls).toEqual([[job, "Die Bahn steht."]]);
  });

  test("a refusal is logged and stands in the open question, and the reason stays (MYEV-51, D-24, P38)", async () => {
    const { cancellation, log, onChanged } = open(no("refused", 409, "Nur die Gruppenleitung kann absagen."));
    cancellation.change(draft("other", "krank"));
    await cancellation.confirm();
    expect(log).toHaveBeenCalledOnce();
    expect(onChanged).toHaveBeenCalledOnce();
    expect(cancellation.getView()).toEqual({
      asked: {
        job,
        draft: draft("other", "krank"),
        status: "asking",
        problem: { message: "Nur die Gruppenleitung kann absagen." },
      },
      cancelled: [],
    });
    cancellation.change(draft("healthIssues"));
    expect(cancellation.getView().asked?.problem).toBeNull();
  });

  test.each([
    ["timeout", 408],
    ["unreachable", 500],
    ["malformed", 200],
  ] as const)("after %s the days are read again, for it may have arrived (F7)", async (code, status) => {
    const lost = open(no(code, status), "booked");
    lost.cancellation.change(draft("healthIssues"));
    await lost.cancellation.confirm();
    expect(lost.cancellation.getView().asked).toMatchObject({ status: "asking", problem: { code: "failed" } });
    expect(lost.send).toHaveBeenCalledOnce();
    const uncertain = open(no(code, status), "unknown");
    uncertain.cancellation.change(draft("healthIssues"));
    await uncertain.cancellation.confirm();
    expect(uncertain.cancellation.getView()).toEqual({
      asked: { job, draft: draft("healthIssues"), status: "asking", problem: { code: "unknown" } },
      cancelled: [],
    });
    const arrived = open(no(code, status), "calledOff");
    arrived.cancellation.change(draft("healthIssues"));
    await arrived.cancellation.confirm();
    expect(arrived.cancellation.getView()).toEqual({ asked: null, cancelled: [job] });
  });

  test("without a connection nothing is asked again", async () => {
    const { cancellation, askStanding } = open(no("offline", 0));
    cancellation.change(draft("healthIssues"));
    await cancellation.confirm();
    expect(askStanding).not.toHaveBeenCalled();
    expect(cancellation.getView().asked?.problem).toEqual({ code: "failed" });
  });

  test("a day that is kept is asked about anew", () => {
    const { cancellation } = open(done);
    cancellation.change(draft("family"));
    cancellation.keep();
    expect(cancellation.getView()).toEqual({ asked: null, cancelled: [] });
    cancellation.ask(job);
    expect(cancellation.getView().asked).toMatchObject({ draft: draft(null), problem: null });
  });
});

describe("whether a day is called off", () => {
  const own = (event_id: number, event_status: string) =>
    extraEventSchema.parse({ event_id, event_date: "2026-11-23", event_status, extra_id: "7301" });
  const available = (event_id: number, application_status: string) =>
    availableEventSchema.parse({ event_id, event_date: "2026-11-23", application_status });
  const standing = (days: ReturnType<typeof own>[], dates: ReturnType<typeof available>[] = [], unreadable = 0) =>
    standingOf("501", { rows: days, unreadable }, { rows: dates });

  test("is said by its own row of either list (F7)", () => {
    expect(standing([own(501, "cancelled")])).toBe("calledOff");
    expect(standing([own(501, "withdrawn"), own(502, "booked")])).toBe("calledOff");
    expect(standing([own(502, "booked")], [available(501, "cancelled")])).toBe("calledOff");
    expect(standing([own(501, "booked")], [available(501, "cancelled")])).toBe("booked");
    expect(standing([own(501, "gebucht")])).toBe("booked");
  });

  test("is not known where the row is missing, could not be read, or says neither", () => {
    expect(standing([])).toBe("unknown");
    expect(standing([own(502, "cancelled")])).toBe("unknown");
    expect(standing([own(501, "cancelled")], [], 1)).toBe("unknown");
    expect(standing([], [available(501, "cancelled")], 1)).toBe("unknown");
    expect(standing([], [available(501, "booked")])).toBe("unknown");
    expect(standing([own(501, "applied")], [available(501, "cancelled")])).toBe("unknown");
  });
});
