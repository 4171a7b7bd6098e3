import { expect, test, vi } from "vitest";
import { createActor, toPromise } from "xstate";
import { availabilityActors } from "#app/features/availability/availabilityApi.ts";
import { extraEventSchema, type ExtraEvent } from "#src/model/events/event.ts";
import { availabilityDays } from "#src/people/availability.ts";
import { clientThat } from "#tests/client/clientThat.ts";

const event = (id: number, date: string, status: string): ExtraEvent =>
  extraEventSchema.parse({ event_id: id, event_date: date, event_status: status, extra_id: "7301" });

function actors(events: readonly ExtraEvent[] = [], now = "2026-11-20T10:00:00Z") {
  const days = availabilityDays();
  const save = vi.fn(async (_input: object) => ({}));
  const list = vi.fn((_input: object) => ({ rows: days.toReversed(), unreadable: 0 }));
  const made = availabilityActors({
    client: clientThat({ getAvailability: list, confirmAvailability: save }),
    extraId: "7301",
    loadEvents: async () => events,
    now: () => Date.parse(now),
  });
  return { made, list, save, days };
}

test("days are sorted, with booked shifts beside them, without cancelled ones and applications (AVL-06)", async () => {
  const shifts = [
    event(2, "04.12.2026", "booked"),
    event(3, "2026-11-30", "cancelled"),
    event(4, "2026-11-27", "applied"),
    event(1, "2026-11-23", "booked"),
  ];
  const { made, list, days } = actors(shifts);
  const loaded = await toPromise(createActor(made.loadDays).start());
  expect(loaded.days).toEqual(days);
  expect(loaded.shifts.map(({ event_id: id }) => id)).toEqual([1, 2]);
  expect(list.mock.calls[0]?.[0]).toEqual({ params: { extraId: "7301" } });
});

test("a day that is over is not offered", async () => {
  const nextDay = actors([], "2026-11-23T22:59:00Z");
  expect((await toPromise(createActor(nextDay.made.loadDays).start())).days).toEqual(nextDay.days);
  const tuesday = actors([], "2026-11-23T23:00:00Z");
  expect((await toPromise(createActor(tuesday.made.loadDays).start())).days).toEqual(tuesday.days.slice(1));
});

test("a choice is saved as completed, with the instant of confirming (AVL-19, AVL-20, D-66)", async () => {
  const { made, save } = actors();
  await toPromise(createActor(made.saveDays, { input: { ids: ["2026-11-27"] } }).start());
  expect(save.mock.calls[0]?.[0]).toEqual({
    params: { extraId: "7301" },
    body: { dates: ["2026-11-27"], availability_completed: true, applied_date: "2026-11-20T10:00:00.000Z" },
  });
});

test("a choice that could not be saved fails", async () => {
  const { made, save } = actors();
  save.mockRejectedValue(new Error("silence"));
  await expect(toPromise(createActor(made.saveDays, { input: { ids: [] } }).start())).rejects.toThrow("silence");
});
