import { describe, expect, test } from "vitest";
import { toJobDetailView } from "#app/features/day/jobDetailView.ts";
import { chosenJobOf } from "#app/features/day/myEventApi.ts";
import type { MyEventFacts, MyEventSources } from "#app/features/day/myEventView.ts";
import type { SessionListener } from "#app/session/session.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { jobDocuments, jobDuties } from "#src/model/day/jobContent.ts";
import { failed, loaded, pending } from "#tests/features/queryStates.ts";
import { bookedEvent as event } from "#tests/model/events/sampleEvents.ts";

const nextEvent = { ...event, event_id: 502, event_date: "2026-12-04" };
const extra = extraSchema.parse({ extra_id: "7301", internal_extra: true });
const facts: MyEventFacts = {
  now: Date.parse("2026-11-20T10:00:00Z"),
  company: "",
  contractCompleted: false,
  fixed: { title: "Probebetrieb Terminal 3", location: "Flughafen, Terminal 3" },
};

const sources = (changes: Partial<MyEventSources> = {}): MyEventSources => ({
  events: loaded({ rows: [event], unreadable: 0 }),
  extra: loaded(extra),
  contract: loaded({ status: "sign_and_send" as const, contractCompleted: false }),
  ...changes,
});
const two = sources({ events: loaded({ rows: [nextEvent, event], unreadable: 0 }) });

describe("job detail", () => {
  test("shows the only day, with its contract card (MYEV-19, VS-180)", () =>
    expect(toJobDetailView(sources(), facts, null)).toEqual({
      state: {
        kind: "ready",
        job: expect.objectContaining({ id: "501", status: "booked", title: "Probebetrieb Terminal 3" }) as object,
        badge: "CONTRACT_MISSING",
        contract: "sign_and_send",
        duties: jobDuties("airport-staff"),
        documents: jobDocuments("airport-staff"),
      },
      outOfDate: null,
    }));

  test("of several days it shows the chosen one, and until then none (MYEV-25, VS-178)", () => {
    expect(toJobDetailView(two, facts, null).state).toMatchObject({
      kind: "none",
      jobs: [
        { id: "501", time: "08:00" },
        { id: "502", time: "08:00" },
      ],
    });
    expect(toJobDetailView(two, facts, "502").state).toMatchObject({ kind: "ready", job: { id: "502" } });
    expect(toJobDetailView(two, facts, "999").state).toMatchObject({ kind: "none" });
    expect(toJobDetailView(sources({ events: loaded({ rows: [], unreadable: 0 }) }), facts, "501").state).toEqual({
      kind: "none",
      jobs: [],
    });
  });

  test("requires check-in within 24 hours of the start once the contract is complete (MYEV-20, D-54)", () => {
    const complete = sources({ contract: loaded({ status: "complete" as const, contractCompleted: false }) });
    const dayBefore = { ...facts, now: Date.parse("2026-11-22T08:00:00Z"), today: "2026-11-22" } as const;
    expect(toJobDetailView(complete, dayBefore, null).state).toMatchObject({
      job: { status: "check-in-required" },
      badge: "CHECK_IN_TOMORROW",
      contract: "complete",
    });
    expect(toJobDetailView(sources(), dayBefore, null).state).toMatchObject({ job: { status: "booked" } });
  });

  test("a contract that is done with has no card (VS-180, CONTR-26)", () => {
    expect(toJobDetailView(sources(), { ...facts, contractCompleted: true }, null).state).toMatchObject({
      contract: null,
      badge: "UPCOMING",
    });
    const done = loaded({ status: "complete" as const, contractCompleted: true });
    expect(toJobDetailView(sources({ contract: done }), facts, null).state).toMatchObject({ contract: null });
  });

  test("no contract is reported missing before it has loaded (D-51)", () =>
    expect(toJobDetailView(sources({ contract: failed }), facts, null)).toMatchObject({
      state: { kind: "ready", badge: "UPCOMING", contract: null },
      outOfDate: { isRetrying: false },
    }));

  test("waits for its parts, and shows failed ones", () => {
    for (const missing of ["events", "extra", "contract"] as const)
      expect(toJobDetailView(sources({ [missing]: pending }), facts, null)).toEqual({
        state: { kind: "loading" },
        outOfDate: null,
      });
    for (const missing of ["events", "extra"] as const)
      expect(toJobDetailView(sources({ [missing]: failed }), facts, null).state).toEqual({
        kind: "failed",
        isRetrying: false,
      });
    expect(toJobDetailView(sources({ events: { ...failed, isFetching: true } }), facts, null).state).toEqual({
      kind: "failed",
      isRetrying: true,
    });
  });

  test("loaded data stays visible when a reload fails", () =>
    expect(
      toJobDetailView(
        sources({ events: { ...loaded({ rows: [event], unreadable: 0 }), isError: true, isFetching: true } }),
        facts,
        null,
      ),
    ).toMatchObject({ state: { kind: "ready" }, outOfDate: { isRetrying: true } }));
});

test("the chosen day is forgotten when the session changes (S7)", () => {
  const listeners: SessionListener[] = [];
  const session = { onChange: (listener: SessionListener) => (listeners.push(listener), () => {}) };
  const chosen = chosenJobOf(session);
  chosen.setState("502");
  expect(chosenJobOf(session).getState()).toBe("502");
  for (const listener of listeners) listener("signed-out", "here");
  expect(chosen.getState()).toBeNull();
});
