import { expect, test, vi } from "vitest";
import { saveCalendarFile } from "#app/features/day/calendarApi.ts";
import { oddEntry } from "#tests/platform/calendar/entry.ts";

test("a day is handed over as a calendar file under its name", async () => {
  const save = vi.fn<(file: Blob, name: string) => void>();
  const deps = { load: async () => (entry: { id: string }, now: number) => `${entry.id} ${now}`, save, now: () => 7 };
  await saveCalendarFile(deps, oddEntry, "Probebetrieb 2026-11-23");
  const [[file, name] = []] = save.mock.calls;
  expect(name).toBe("Probebetrieb 2026-11-23.ics");
  expect([file?.type, await file?.text()]).toEqual(["text/calendar;charset=utf-8", "501 7"]);
});

test("a failed load is reported, and no file is handed over", async () => {
  const save = vi.fn();
  const deps = { load: () => Promise.reject(new TypeError("offline")), save, now: () => 7 };
  await expect(saveCalendarFile(deps, oddEntry, "a")).rejects.toThrow("offline");
  expect(save).not.toHaveBeenCalled();
});
