import { afterEach, expect, test, vi } from "vitest";
import { createContractPort, PROVIDER_MS } from "#app/simulation/contractPort.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { people } from "#src/people/people.ts";

const { extraId } = people.amira;

afterEach(() => vi.unstubAllGlobals());

/** A device with a clock that is moved by hand and answers at once. */
function openDevice() {
  const stored = new Map<string, string>();
  const local = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  let time = 1_800_000_000_000;
  const deps = () => ({
    ...createSimulationDeps(local as never, ""),
    now: () => time,
    wait: () => Promise.resolve(),
  });
  return {
    stored,
    pass: (milliseconds: number) => void (time += milliseconds),
    /** As after a reload: nothing is left but what the device keeps. */
    contract: () => createContractPort(deps(), people.amira),
  };
}

const isPdf = async (paper: Blob) => (await paper.text()).startsWith("%PDF-");

test("a contract begins with the download and goes on step by step, across reloads (CONTR-19, APIS-26, D-28)", async () => {
  const device = openDevice();
  const status = async () => (await device.contract().load(extraId)).status;
  expect(await device.contract().load(extraId)).toEqual({
    status: "download_required",
    contractCompleted: false,
    hasBookedShifts: false,
  });
  await device.contract().markAsSent(extraId);
  await device.contract().confirmReceipt(extraId);
  expect(await status()).toBe("download_required");
  expect(await isPdf(await device.contract().downloadContract(extraId))).toBe(true);
  expect(await status()).toBe("sign_and_send");
  expect(await isPdf(await device.contract().downloadContract(extraId))).toBe(true);
  expect(await status()).toBe("sign_and_send");
  await device.contract().markAsSent(extraId);
  expect(await device.contract().poll(extraId)).toBe("ucm_processing");
  device.pass(PROVIDER_MS - 1);
  expect(await device.contract().poll(extraId)).toBe("ucm_processing");
  await device.contract().markAsSent(extraId);
  device.pass(1);
  expect(await device.contract().poll(extraId)).toBe("ucm_ready");
  expect(await isPdf(await device.contract().downloadProviderContract(extraId))).toBe(true);
  expect(await status()).toBe("ucm_ready");
  await device.contract().confirmReceipt(extraId);
  expect(await device.contract().load(extraId)).toMatchObject({ status: "complete", contractCompleted: false });
  await device.contract().complete(extraId);
  expect(await device.contract().load(extraId)).toMatchObject({ status: "complete", contractCompleted: true });
});

test("the original is an address that the browser can open (CONTR-24)", async () => {
  const address = await openDevice().contract().viewOriginal(extraId);
  expect(address).toMatch(/^blob:/);
  expect(await isPdf(await (await fetch(address)).blob())).toBe(true);
  URL.revokeObjectURL(address);
});

test("what lies on the device is the status alone, of each person their own; nonsense begins anew (S6)", async () => {
  const device = openDevice();
  await device.contract().downloadContract(extraId);
  await device.contract().markAsSent(extraId);
  expect([...device.stored].map(([key, value]) => [key, JSON.parse(value)])).toEqual([
    [
      `simulation:${extraId}`,
      { contract: { status: "ucm_processing", sentAt: 1_800_000_000_000, contractCompleted: false } },
    ],
  ]);
  expect((await device.contract().load(people.jasper.extraId)).status).toBe("download_required");
  device.stored.set(`simulation:${extraId}`, JSON.stringify({ contract: { status: "signed", sentAt: "now" } }));
  expect((await device.contract().load(extraId)).status).toBe("download_required");
});
