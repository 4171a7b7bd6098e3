import { fromPromise } from "xstate";
import type { LoadedContract } from "#app/flows/contract/contractParts.ts";
import type { ContractPort } from "#app/provider/ports.ts";
import type { ContractStatus } from "#src/model/contract.ts";
import { isBooked, type ExtraEvent } from "#src/model/event.ts";

export type ContractMeans = {
  extraId: string;
  openPort: () => Promise<ContractPort>;
  /** The person's own days (APIS-08). */
  loadEvents: () => Promise<readonly ExtraEvent[]>;
  saveFile: (paper: Blob, kind: "contract" | "provider") => void;
  openAddress: (address: string) => void;
};

/** What the contract asks of its port and of the device. */
export function contractServices(means: ContractMeans) {
  const { extraId, openPort, loadEvents, saveFile, openAddress } = means;

  return {
    /** Whether days are booked is asked only where a contract has not begun (D-67). */
    loadContract: fromPromise<LoadedContract>(async () => {
      const { status, hasBookedShifts } = await (await openPort()).load(extraId);
      if (hasBookedShifts || status !== "download_required") return { status, hasBookedShifts };
      return { status, hasBookedShifts: (await loadEvents()).some(isBooked) };
    }),
    downloadContract: fromPromise<void>(async () => {
      saveFile(await (await openPort()).downloadContract(extraId), "contract");
    }),
    markAsSent: fromPromise<void>(async () => (await openPort()).markAsSent(extraId)),
    askProvider: fromPromise<ContractStatus>(async () => (await openPort()).poll(extraId)),
    downloadProviderContract: fromPromise<void>(async () => {
      saveFile(await (await openPort()).downloadProviderContract(extraId), "provider");
    }),
    openOriginal: fromPromise<string>(async () => {
      const address = await (await openPort()).viewOriginal(extraId);
      openAddress(address);
      return address;
    }),
    confirmReceipt: fromPromise<void>(async () => (await openPort()).confirmReceipt(extraId)),
  };
}
