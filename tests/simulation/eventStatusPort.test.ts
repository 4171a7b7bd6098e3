import { expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { createEventStatusPort } from "#app/simulation/eventStatusPort.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { totalDuration, validateTaskDuration } from "#src/model/day/eventStatusRules.ts";
import { coursePage } from "#src/people/jobs.ts";
import { createArea } from "#tests/session/stubs.ts";

const id = "7304";

function device() {
  const area = createArea();
  const open = () => {
    const deps = createSimulationDeps(
      createStore(() => area),
      "",
    );
    return createEventStatusPort({ ...deps, wait: async () => {} });
  };
  return { area, open };
}

test("a day that nobody has changed goes as days usually do; when and where the event itself says (MYEV-30, D-28)", async () => {
  const page = await device().open().load(id, "501");
  expect(page).toMatchObject({ title: "", date: "", startTime: "", endTime: "", location: "", status: "planned" });
  expect(page.tasks.map(({ title }) => title)).toEqual([
    "Ankommen und Check-in",
    "Einweisung",
    "Probelauf",
    "Rückmeldung geben",
    "Check-out",
  ]);
  expect(page.tasks.map(({ duration }) => validateTaskDuration(duration))).toEqual(page.tasks.map(() => null));
  expect(totalDuration(page.tasks)).toBe(330);
});

test("what was saved is there after a reload, for that day and that person only (APIS-26, D-29)", async () => {
  const { open } = device();
  const page = { ...coursePage, tasks: coursePage.tasks.slice(1) };
  await open().save(id, "501", page);
  await open().save(id, "502", coursePage);
  expect(await open().load(id, "501")).toEqual(page);
  expect(await open().load(id, "502")).toEqual(coursePage);
  expect((await open().load(id, "503")).title).toBe("");
  expect((await open().load("7301", "501")).title).toBe("");
});

test("what cannot be read on the device counts as not changed (F10)", async () => {
  const { area, open } = device();
  area.setItem("simulation:7304", '{"eventStatus":{"501":5}}');
  expect((await open().load(id, "501")).status).toBe("planned");
});
