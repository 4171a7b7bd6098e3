import { fromPromise } from "xstate";
import type { LoadedContract } from "#app/features/contract/contractSetup.ts";
import type { ContractPort } from "#app/client/ports.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import { isBooked, type ExtraEvent } from "#src/model/events/event.ts";

export type ContractDeps = {
  extraId: string;
  openPort: () => Promise<ContractPort>;
  /** The person's own days (APIS-08). */
  loadEvents: () => Promise<readonly ExtraEvent[]>;
  saveFile: (paper: Blob, kind: "contract" | "provider") => void;
  /** Throws for an address that is none to open. */
  openAddress: (address: string) => void;
  /** Takes a `blob:` address back. */
  release: (address: string) => void;
  /** Whether whoever asked is still signed in. */
  isSamePerson: () => boolean;
};

/** What the contract asks of its port and of the device. */
export function contractServices(deps: ContractDeps) {
  const { extraId, openPort, loadEvents, saveFile, openAddress } = deps;

  /** Throws when a paper comes after its screen was left, or the person who asked for it. */
  function expectWaiting(signal: AbortSignal) {
    if (signal.aborted || !deps.isSamePerson()) throw new Error("Nobody waits for this any more.");
  }

  return {
    /** Whether days are booked is asked only where a contract has not begun (D-67). */
    loadContract: fromPromise<LoadedContract>(async () => {
      const { status, hasBookedShifts } = await (await openPort()).load(extraId);
      if (hasBookedShifts || status !== "download_required") return { status, hasBookedShifts };
      return { status, hasBookedShifts: (await loadEvents()).some(isBooked) };
    }),
    downloadContract: fromPromise<void>(async ({ signal }) => {
      const paper = await (await openPort()).downloadContract(extraId);
      expectWaiting(signal);
      saveFile(paper, "contract");
    }),
    markAsSent: fromPromise<void>(async () => (await openPort()).markAsSent(extraId)),
    askProvider: fromPromise<ContractStatus>(async () => (await openPort()).poll(extraId)),
    downloadProviderContract: fromPromise<void>(async ({ signal }) => {
      const paper = await (await openPort()).downloadProviderContract(extraId);
      expectWaiting(signal);
      saveFile(paper, "provider");
    }),
    openOriginal: fromPromise<string>(async ({ signal }) => {
      const address = await (await openPort()).viewOriginal(extraId);
      try {
        expectWaiting(signal);
        openAddress(address);
      } catch (reason) {
        deps.release(address);
        throw reason;
      }
      return address;
    }),
    confirmReceipt: fromPromise<void>(async () => (await openPort()).confirmReceipt(extraId)),
  };
}
