import { beforeEach, expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { createIdDocumentPort } from "#app/simulation/idDocumentPort.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData, toIdDataForm } from "#src/model/id-check/idData.ts";
import { createArea } from "#tests/session/stubs.ts";

const NOON = Date.UTC(2026, 10, 20, 11);
const uploadDate = "2026-11-20T11:00:00.000Z";
const photo = (name: string) => new Blob([name], { type: "image/jpeg" });

let area: ReturnType<typeof createArea>;
/** The app as it is after a reload: what is stored stays, what is in memory is gone. */
const reload = () =>
  createIdDocumentPort({
    ...createSimulationDeps(
      createStore(() => area),
      "",
    ),
    now: () => NOON,
    wait: async () => {},
  });
beforeEach(() => void (area = createArea()));

const capture = (id: string) => ({ id, photo: photo(id) });
const completed = { ...initialIdCheckState, status: "Completed", uploadDate } as const;

test("it begins as Pending for everybody (IDC-02)", async () => {
  expect(await reload().load("7301")).toEqual(initialIdCheckState);
});

test("data are checked, and none of them is kept (D-19, S6)", async () => {
  const form = (idNumber: string) => toIdDataForm({ ...emptyIdData, idNumber, firstName: "Amira" });
  expect(await reload().verifyData("7301", form("L01X00T471"))).toEqual({ validierung_erfolgreich: true });
  expect(await reload().verifyData("7301", form("L01"))).toEqual({ validierung_erfolgreich: false });
  expect(JSON.stringify(area.dump())).not.toMatch(/L01|Amira/);
});

test("a photo stays in memory; after a reload the status, the date and what is left are still known (IDC-20, IDC-21, S6)", async () => {
  const port = reload();
  const first = capture("one");
  expect(await port.upload("7301", first, "initial")).toEqual({ ...completed, photo: first.photo });
  expect(await port.load("7301")).toEqual({ ...completed, photo: first.photo });
  expect(await port.load("7302")).toEqual(initialIdCheckState);
  expect(await reload().load("7301")).toEqual(completed);
});

test("two replacements are taken, the third is refused; the same capture counts once (IDC-28, IDC-29, P26)", async () => {
  const port = reload();
  await port.upload("7301", capture("one"), "initial");
  expect((await port.upload("7301", capture("two"), "replacement")).replacementsRemaining).toBe(1);
  expect((await port.upload("7301", capture("two"), "replacement")).replacementsRemaining).toBe(1);
  const third = capture("three");
  expect((await port.upload("7301", third, "replacement")).replacementsRemaining).toBe(0);
  expect(await port.upload("7301", capture("four"), "replacement")).toEqual({
    ...completed,
    replacementsRemaining: 0,
    photo: third.photo,
  });
});

test("deleting leaves nothing of the document and gives both replacements back (IDC-32, IDC-33, IDC-34)", async () => {
  const port = reload();
  await port.upload("7301", capture("one"), "initial");
  await port.upload("7301", capture("two"), "replacement");
  expect(await port.remove("7301")).toEqual(initialIdCheckState);
  expect(await port.load("7301")).toEqual(initialIdCheckState);
  expect(await reload().load("7301")).toEqual(initialIdCheckState);
});

test("a stored section that makes no sense reads as the start (F10)", async () => {
  area.setItem("simulation:7301", '{"idDocument":{"status":"Gone","replacementsRemaining":9,"lastCapture":4}}');
  expect(await reload().load("7301")).toEqual(initialIdCheckState);
});
