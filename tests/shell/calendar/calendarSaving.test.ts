import { expect, test, vi } from "vitest";
import { createCalendarSaving } from "#app/shell/calendar/calendarSaving.ts";
import { oddEntry } from "#tests/platform/calendar/entry.ts";

test("a day is handed over as a calendar file under its name", async () => {
  const save = vi.fn<(file: Blob, name: string) => void>();
  const saving = createCalendarSaving({ load: async () => (entry, now) => `${entry.id} ${now}`, save, now: () => 7 });
  const seen: unknown[] = [];
  saving.subscribe(() => seen.push(saving.getView()));
  await saving.start(oddEntry, "Probebetrieb 2026-11-23");
  const [[file, name] = []] = save.mock.calls;
  expect(name).toBe("Probebetrieb 2026-11-23.ics");
  expect([file?.type, await file?.text()]).toEqual(["text/calendar;charset=utf-8", "501 7"]);
  expect(seen).toEqual([
    { busyWith: "501", failedFor: null },
    { busyWith: null, failedFor: null },
  ]);
});

test("one at a time; what could not be fetched is told beside its day and can be tried again", async () => {
  const save = vi.fn();
  const load = vi.fn(async (): Promise<() => string> => Promise.reject(new TypeError("offline")));
  const saving = createCalendarSaving({ load, save, now: () => 7 });
  await Promise.all([saving.start(oddEntry, "a"), saving.start(oddEntry, "a")]);
  expect(load).toHaveBeenCalledOnce();
  expect(saving.getView()).toEqual({ busyWith: null, failedFor: "501" });
  load.mockResolvedValue(() => "file");
  await saving.start(oddEntry, "a");
  expect(saving.getView()).toEqual({ busyWith: null, failedFor: null });
  expect(save).toHaveBeenCalledOnce();
});
