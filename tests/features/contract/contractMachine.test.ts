import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { contractMachine } from "#app/features/contract/contractMachine.ts";
import type { LoadedContract } from "#app/features/contract/contractMachine.ts";
import { toContractView } from "#app/features/contract/contractView.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import type { ContractState } from "#src/screens/contract/ContractScreen.tsx";

const now = Date.parse("2026-11-20T08:41:00Z");
const silence = () => Promise.reject(new Error("silence"));

function start(loaded: Partial<LoadedContract> = {}) {
  const calls = {
    loadContract: vi.fn(async () => ({ status: "download_required" as const, hasBookedShifts: true, ...loaded })),
    downloadContract: vi.fn(async () => {}),
    markAsSent: vi.fn(async () => {}),
    pollProvider: vi.fn(async (): Promise<ContractStatus> => loaded.status ?? "ucm_processing"),
    downloadProviderContract: vi.fn(async () => {}),
    openOriginal: vi.fn(async () => "blob:original"),
    confirmReceipt: vi.fn(async () => {}),
  };
  const did = { showOriginal: vi.fn(), completeContract: vi.fn(), goOn: vi.fn() };
  const clock = new SimulatedClock();
  const actor = createActor(
    contractMachine.provide({
      actors: {
        loadContract: fromPromise<LoadedContract>(() => calls.loadContract()),
        downloadContract: fromPromise<void>(() => calls.downloadContract()),
        markAsSent: fromPromise<void>(() => calls.markAsSent()),
        pollProvider: fromPromise<ContractStatus>(() => calls.pollProvider()),
        downloadProviderContract: fromPromise<void>(() => calls.downloadProviderContract()),
        openOriginal: fromPromise<string>(() => calls.openOriginal()),
        confirmReceipt: fromPromise<void>(() => calls.confirmReceipt()),
      },
      actions: did,
    }),
    { input: { now: () => now }, clock },
  ).start();
  const view = () => toContractView(actor.getSnapshot());
  /** Waits until the view matches. */
  const until = async (expected: object) => {
    await waitFor(actor, (snapshot) => {
      const shown = toContractView(snapshot);
      return Object.entries(expected).every(
        ([key, value]) => JSON.stringify(shown[key as keyof ContractState]) === JSON.stringify(value),
      );
    });
    return view();
  };
  return { actor, calls, did, clock, view, until };
}

const restart = ({ logic }: ReturnType<typeof start>["actor"]) =>
  createActor(logic, { input: { now: () => now } }).start();

const open = { kind: "open", pending: [], problem: null, isReceived: false, isOriginalThere: false, checkedAt: null };

test("without booked days and without a started contract there is none (VS-077)", async () => {
  const { until } = start({ hasBookedShifts: false });
  expect(await until({ kind: "none" })).toEqual({ kind: "none" });
});

test.each(["sign_and_send", "ucm_ready", "complete"] as const)(
  "a contract that is at %s stays on show, whatever became of the days (CONTR-19)",
  async (status) => {
    const { until } = start({ status, hasBookedShifts: false });
    expect(await until({ kind: "open" })).toEqual({ ...open, status });
  },
);

test("a failed load can be retried", async () => {
  const { actor, calls, view, until } = start();
  expect(view()).toEqual({ kind: "loading" });
  await until({ kind: "open" });
  actor.stop();
  calls.loadContract.mockImplementationOnce(silence);
  const again = restart(actor);
  await waitFor(again, (snapshot) => snapshot.matches("failed"));
  expect(toContractView(again.getSnapshot())).toEqual({ kind: "failed", isRetrying: false });
  again.send({ type: "load.requested" });
  expect(toContractView(again.getSnapshot())).toEqual({ kind: "failed", isRetrying: true });
  await waitFor(again, (snapshot) => snapshot.matches("open"));
});

test("the first download leads on, a second one changes nothing (CONTR-20, CONTR-14)", async () => {
  const { actor, calls, view, until } = start();
  await until({ status: "download_required" });
  actor.send({ type: "contract.requested" });
  expect(view()).toEqual({ ...open, status: "download_required", pending: ["download"] });
  actor.send({ type: "contract.requested" });
  expect(await until({ status: "sign_and_send", pending: [] })).toEqual({ ...open, status: "sign_and_send" });
  actor.send({ type: "contract.requested" });
  expect(await until({ pending: [] })).toEqual({ ...open, status: "sign_and_send" });
  expect(calls.downloadContract).toHaveBeenCalledTimes(2);
});

test("a failed download shows an error, changes nothing and can be retried (VS-075)", async () => {
  const { actor, calls, until } = start();
  await until({ status: "download_required" });
  calls.downloadContract.mockImplementationOnce(silence);
  actor.send({ type: "contract.requested" });
  expect(await until({ problem: "download" })).toEqual({ ...open, status: "download_required", problem: "download" });
  actor.send({ type: "contract.requested" });
  expect(await until({ status: "sign_and_send" })).toMatchObject({ problem: null });
});

test("nothing is marked as sent before the download; afterwards once (CONTR-13, CONTR-19, F6)", async () => {
  const { actor, calls, view, until } = start();
  await until({ status: "download_required" });
  actor.send({ type: "sent.marked" });
  actor.send({ type: "receipt.confirmed" });
  actor.send({ type: "idCheck.requested" });
  expect(view()).toEqual({ ...open, status: "download_required" });
  actor.send({ type: "contract.requested" });
  await until({ status: "sign_and_send", pending: [] });
  actor.send({ type: "sent.marked" });
  actor.send({ type: "sent.marked" });
  expect(view()).toEqual({ ...open, status: "sign_and_send", pending: ["mark"] });
  expect(await until({ status: "ucm_processing" })).toEqual({ ...open, status: "ucm_processing" });
  expect(calls.markAsSent).toHaveBeenCalledTimes(1);
});

test("marking that fails leaves everything as it was (VS-074)", async () => {
  const { actor, calls, until } = start({ status: "sign_and_send" });
  await until({ status: "sign_and_send" });
  calls.markAsSent.mockImplementationOnce(silence);
  actor.send({ type: "sent.marked" });
  expect(await until({ problem: "mark" })).toEqual({ ...open, status: "sign_and_send", problem: "mark" });
});

describe("after a step on another device", () => {
  test.each([
    ["download_required", "sign_and_send", "sign_and_send"],
    ["download_required", "ucm_processing", "ucm_processing"],
    ["download_required", "ucm_ready", "ucm_ready"],
    ["sign_and_send", "ucm_processing", "ucm_processing"],
    ["sign_and_send", "complete", "complete"],
    ["ucm_ready", "complete", "complete"],
  ] as const)("from %s to %s: seen when the page is", async (status, newStatus, shown) => {
    const { actor, calls, until } = start({ status });
    await until({ status });
    calls.pollProvider.mockResolvedValue(newStatus);
    actor.send({ type: "page.shown" });
    expect(await until({ status: shown })).toEqual({ ...open, status: shown });
  });

  test("a missing contract appears once a day is booked", async () => {
    const { actor, calls, view, until } = start({ hasBookedShifts: false });
    await until({ kind: "none" });
    calls.loadContract.mockImplementationOnce(silence);
    actor.send({ type: "page.shown" });
    await waitFor(actor, (snapshot) => snapshot.matches({ none: "idle" }));
    expect(view()).toEqual({ kind: "none" });
    calls.loadContract.mockResolvedValueOnce({ status: "download_required", hasBookedShifts: true });
    actor.send({ type: "page.shown" });
    expect(view()).toEqual({ kind: "none" });
    expect(await until({ kind: "open" })).toEqual({ ...open, status: "download_required" });
  });

  test("a response requested before a step does not undo it", async () => {
    const { actor, calls, until } = start({ status: "sign_and_send" });
    await until({ status: "sign_and_send" });
    let answer = (_: ContractStatus) => {};
    calls.pollProvider.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    actor.send({ type: "page.shown" });
    actor.send({ type: "sent.marked" });
    await until({ status: "ucm_processing" });
    answer("sign_and_send");
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { elsewhere: "idle" } }));
    expect(await until({ status: "ucm_processing" })).toEqual({ ...open, status: "ucm_processing" });
  });

  test.each([
    ["sign_and_send", "sent.marked", "markAsSent", "ucm_processing"],
    ["ucm_ready", "receipt.confirmed", "confirmReceipt", "complete"],
  ] as const)(
    "a step from %s that is refused because it was made there is no failure",
    async (status, type, call, next) => {
      const { actor, calls, until } = start({ status });
      await until({ status });
      actor.send({ type: "providerContract.requested" });
      await until({ pending: [] });
      calls[call].mockImplementationOnce(silence);
      calls.pollProvider.mockResolvedValue(next);
      actor.send({ type });
      expect(await until({ status: next })).toMatchObject({ problem: null });
    },
  );
});

test("polling and the user's reload run until the contract is back (CONTR-21, CONTR-23)", async () => {
  const { actor, calls, clock, view, until } = start({ status: "ucm_processing" });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { status: { processing: "waiting" } } }));
  expect(view()).toEqual({ ...open, status: "ucm_processing" });
  calls.pollProvider.mockImplementationOnce(silence);
  clock.increment(30_000);
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { status: { processing: "waiting" } } }));
  expect(view()).toEqual({ ...open, status: "ucm_processing" });
  actor.send({ type: "check.requested" });
  expect(view()).toEqual({ ...open, status: "ucm_processing", pending: ["check"] });
  expect(await until({ checkedAt: now })).toEqual({ ...open, status: "ucm_processing", checkedAt: now });
  calls.pollProvider.mockImplementationOnce(silence);
  actor.send({ type: "check.requested" });
  await until({ problem: "check" });
  calls.pollProvider.mockResolvedValue("ucm_ready");
  actor.send({ type: "page.shown" });
  expect(await until({ status: "ucm_ready" })).toEqual({ ...open, status: "ucm_ready", checkedAt: now });
  expect(calls.pollProvider).toHaveBeenCalledTimes(5);
});

test("a provider that calls a sent contract complete jumps over nothing (CONTR-19)", async () => {
  const { calls, until } = start({ status: "ucm_processing" });
  calls.pollProvider.mockResolvedValue("complete");
  expect(await until({ status: "ucm_ready" })).toEqual({ ...open, status: "ucm_ready" });
});

test("a reload gets its own notice, also during a poll, and shows that the contract is back", async () => {
  const { actor, calls, view, until } = start({ status: "ucm_processing" });
  calls.pollProvider.mockImplementationOnce(() => new Promise(() => {}));
  expect(await until({ kind: "open" })).toEqual({ ...open, status: "ucm_processing" });
  calls.pollProvider.mockResolvedValueOnce("ucm_ready");
  actor.send({ type: "check.requested" });
  expect(view()).toEqual({ ...open, status: "ucm_processing", pending: ["check"] });
  expect(await until({ status: "ucm_ready" })).toEqual({ ...open, status: "ucm_ready" });
});

test.each([
  ["contract.requested", "download", "sign_and_send", "downloadContract"],
  ["sent.marked", "mark", "sign_and_send", "markAsSent"],
  ["check.requested", "check", "ucm_processing", "pollProvider"],
  ["providerContract.requested", "download", "ucm_ready", "downloadProviderContract"],
  ["original.requested", "open", "ucm_ready", "openOriginal"],
  ["receipt.confirmed", "confirm", "ucm_ready", "confirmReceipt"],
] as const)(
  "%s without an answer says so, and the next try begins without that (VS-074, VS-075)",
  async (type, problem, status, call) => {
    const { actor, calls, view, until } = start({ status });
    await until({ status });
    actor.send({ type: "providerContract.requested" });
    await until({ pending: [] });
    const before = view();
    calls[call].mockImplementationOnce(silence);
    actor.send({ type });
    expect(view()).toEqual({ ...before, pending: [problem] });
    expect(await until({ problem })).toEqual({ ...before, problem });
    actor.send({ type });
    expect(view()).toEqual({ ...before, pending: [problem] });
  },
);

test("receipt is confirmed after the contract or the original was seen (CONTR-23, CONTR-24)", async () => {
  const { actor, calls, did, view, until } = start({ status: "ucm_ready" });
  await until({ status: "ucm_ready" });
  actor.send({ type: "receipt.confirmed" });
  expect(calls.confirmReceipt).not.toHaveBeenCalled();
  calls.openOriginal.mockImplementationOnce(silence);
  actor.send({ type: "original.requested" });
  expect(await until({ problem: "open" })).toMatchObject({ isReceived: false, problem: "open" });
  actor.send({ type: "original.requested" });
  expect(await until({ isReceived: true })).toEqual({
    ...open,
    status: "ucm_ready",
    isReceived: true,
    isOriginalThere: true,
  });
  actor.send({ type: "original.requested" });
  expect(did.showOriginal).toHaveBeenCalledTimes(1);
  expect(calls.openOriginal).toHaveBeenCalledTimes(2);
  actor.send({ type: "providerContract.requested" });
  expect(view()).toMatchObject({ pending: ["download"] });
  await until({ pending: [] });
  calls.confirmReceipt.mockImplementationOnce(silence);
  actor.send({ type: "receipt.confirmed" });
  await until({ problem: "confirm" });
  expect(did.completeContract).not.toHaveBeenCalled();
  actor.send({ type: "receipt.confirmed" });
  await until({ status: "complete" });
  expect(did.completeContract).toHaveBeenCalledTimes(1);
});

test.each(["providerContract.requested", "original.requested"] as const)(
  "%s is enough to confirm the receipt (CONTR-23, CONTR-24)",
  async (type) => {
    const { actor, calls, until } = start({ status: "ucm_ready" });
    await until({ status: "ucm_ready" });
    actor.send({ type });
    expect(await until({ isReceived: true, pending: [] })).toMatchObject({ problem: null });
    actor.send({ type: "receipt.confirmed" });
    await until({ status: "complete" });
    expect(calls.confirmReceipt).toHaveBeenCalledTimes(1);
  },
);

test("a complete contract is stored in the session, and only continuing removes the notice (CONTR-25, CONTR-27, D-13, D-14)", async () => {
  const { actor, did, until } = start({ status: "complete" });
  await until({ status: "complete" });
  expect(did.completeContract).toHaveBeenCalledTimes(1);
  expect(did.goOn).not.toHaveBeenCalled();
  actor.send({ type: "idCheck.requested" });
  expect(did.goOn).toHaveBeenCalledTimes(1);
});
