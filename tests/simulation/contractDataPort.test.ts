import { expect, test } from "vitest";
import { createContractDataPort } from "#app/simulation/contractDataPort.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { people } from "#src/people/people.ts";

const { extraId } = people.amira;

/** A device that answers at once. */
function openDevice() {
  const stored = new Map<string, string>();
  const local = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const deps = () => ({ ...createSimulationDeps(local as never, ""), wait: () => Promise.resolve() });
  return {
    stored,
    /** As after a reload: nothing is left but what the device keeps. */
    contractData: () => createContractDataPort(deps()),
  };
}

test("contract data is handed out while the page lives; afterwards only that it was saved is known (S6)", async () => {
  const device = openDevice();
  const port = device.contractData();
  expect(await port.load(extraId)).toEqual({ form: null, isSaved: false });
  const form = { employmentType: "Student", employmentDocument: new File(["%PDF-1.7"], "Vertrag.pdf") };
  await port.save(extraId, form);
  expect(await port.load(extraId)).toEqual({ form, isSaved: true });
  expect(await port.load(people.jasper.extraId)).toEqual({ form: null, isSaved: false });
  expect(await device.contractData().load(extraId)).toEqual({ form: null, isSaved: true });
  expect(JSON.stringify([...device.stored])).not.toMatch(/Student|Vertrag\.pdf/);
});
