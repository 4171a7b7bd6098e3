import * as z from "zod/mini";
import { afterEach, expect, test, vi } from "vitest";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createStore } from "#app/session/storage.ts";
import { createArea } from "#tests/session/stubs.ts";

afterEach(() => vi.unstubAllGlobals());

const steps = z.object({ status: z.string() });

test("what a simulation keeps of a person is there after a reload, section by section, and is nobody else's (D-28)", async () => {
  const area = createArea();
  const before = await createSimulationDeps(
    createStore(() => area),
    "",
  ).record("7301");
  before.write("contract", { status: "sign_and_send" });
  before.write("idDocument", { status: "Completed" });
  const deps = createSimulationDeps(
    createStore(() => area),
    "",
  );
  expect((await deps.record("7301")).read("contract", steps)).toEqual({ status: "sign_and_send" });
  expect((await deps.record("7301")).read("idDocument", steps)).toEqual({ status: "Completed" });
  expect((await deps.record("7302")).read("contract", steps)).toBeNull();
});

test("a section that cannot be read says nothing (F10)", async () => {
  const area = createArea();
  area.setItem("simulation:7301", '{"contract":5');
  const record = await createSimulationDeps(
    createStore(() => area),
    "",
  ).record("7301");
  expect(record.read("contract", steps)).toBeNull();
});

test("a stand-in provider says where a person begins, once; no answer is no beginning", async () => {
  const fetched = vi.fn(async () => Response.json({ contract: { status: "ucm_ready" } }));
  vi.stubGlobal("fetch", fetched);
  const area = createArea();
  const deps = createSimulationDeps(
    createStore(() => area),
    "/outbox/api/simulation",
  );
  const record = await deps.record("7301");
  expect(record.read("contract", steps)).toEqual({ status: "ucm_ready" });
  record.write("contract", { status: "complete" });
  expect((await deps.record("7301")).read("contract", steps)).toEqual({ status: "complete" });
  expect(fetched.mock.calls).toEqual([["/outbox/api/simulation/7301"]]);

  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  expect((await deps.record("7302")).read("contract", steps)).toBeNull();
  vi.stubGlobal("fetch", fetched);
  expect((await deps.record("7302")).read("contract", steps)).toEqual({ status: "ucm_ready" });
});
