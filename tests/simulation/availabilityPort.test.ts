import { expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { createAvailabilityPort } from "#app/simulation/availabilityPort.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { sampleAvailabilityDates } from "#src/model/availability/sampleAvailability.ts";
import { createArea } from "#tests/session/stubs.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const confirmed = { availabilityCompleted: true, appliedDate: "2026-11-20T10:00:00.000Z" } as const;

function device(kept?: string) {
  const area = createArea();
  if (kept) area.setItem("simulation:7301", kept);
  const open = () =>
    createAvailabilityPort({
      ...createSimulationDeps(
        createStore(() => area),
        "",
      ),
      now: () => now,
      wait: async () => {},
    });
  return { area, open };
}

const chosen = (days: Awaited<ReturnType<ReturnType<ReturnType<typeof device>["open"]>["list"]>>, state: string) =>
  days.filter((day) => day.state === state).map(({ id }) => id);

test("13 dates, none of them chosen at first (AVL-23, D-27)", async () => {
  expect(await device().open().list("7301")).toEqual(sampleAvailabilityDates(now));
});

test("a choice is there after a reload, with its instant, and is nobody else's (AVL-19, AVL-20, APIS-26, D-66)", async () => {
  const { area, open } = device();
  await open().save("7301", ["2026-11-27", "2026-12-11"], confirmed);
  expect(chosen(await open().list("7301"), "selected-applied")).toEqual(["2026-11-27", "2026-12-11"]);
  expect(chosen(await open().list("7302"), "selected-applied")).toEqual([]);
  expect(JSON.parse(area.dump()["simulation:7301"] ?? "")).toEqual({
    availability: { chosen: ["2026-11-27", "2026-12-11"], booked: [], ...confirmed },
  });
});

test("a day that is booked from the beginning stays booked, whatever is saved (AVL-11)", async () => {
  const { open } = device('{"availability":{"booked":["2026-11-23"],"chosen":5}}');
  const port = open();
  await port.save("7301", ["2026-11-23", "2026-12-11"], confirmed);
  const days = await port.list("7301");
  expect(chosen(days, "booked")).toEqual(["2026-11-23"]);
  expect(chosen(days, "selected-applied")).toEqual(["2026-12-11"]);
});

test("what cannot be read is nothing chosen (F10)", async () => {
  for (const kept of ['{"availability":5}', '{"availability":{"chosen":[1,null]}}', "{"])
    expect(chosen(await device(kept).open().list("7301"), "default")).toHaveLength(13);
});
