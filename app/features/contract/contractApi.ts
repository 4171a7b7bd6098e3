import { fromPromise } from "xstate";
import type { LoadedContract } from "#app/features/contract/contractMachine.ts";
import {
  completeContract,
  confirmContractReceipt,
  getContract,
  getContractFile,
  markContractSent,
} from "#app/client/calls/papers.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import { isBooked, type ExtraEvent } from "#src/model/events/event.ts";

export type ContractDeps = Pick<SignedIn, "client" | "extraId"> & {
  /** The user's own days (APIS-08). */
  loadEvents: () => Promise<readonly ExtraEvent[]>;
  saveFile: (paper: Blob, kind: "contract" | "provider") => void;
  /** Throws for an address that must not be opened. */
  openAddress: (address: string) => void;
  /** Revokes a `blob:` URL. */
  release: (address: string) => void;
  /** Whether the user who made the request is still signed in. */
  isSamePerson: () => boolean;
};

export function contractActors(deps: ContractDeps) {
  const { client, loadEvents, saveFile, openAddress } = deps;
  const params = { extraId: deps.extraId };
  const loadContract = async () => valueOf(await client.call(getContract, { params }));
  const loadFile = async (file: "contract" | "provider" | "original") =>
    valueOf(await client.call(getContractFile, { params: { ...params, file } })).file;

  /** Throws when the screen was left or the user has changed while the file was loading. */
  function expectWaiting(signal: AbortSignal) {
    if (signal.aborted || !deps.isSamePerson()) throw new Error("Nobody waits for this any more.");
  }

  const download = (kind: "contract" | "provider") =>
    fromPromise<void>(async ({ signal }) => {
      const paper = await loadFile(kind);
      expectWaiting(signal);
      saveFile(paper, kind);
    });

  return {
    /** Booked days are loaded only while the contract has not begun (D-67). */
    loadContract: fromPromise<LoadedContract>(async () => {
      const { status, has_booked_shifts: hasBookedShifts } = await loadContract();
      if (hasBookedShifts || status !== "download_required") return { status, hasBookedShifts };
      return { status, hasBookedShifts: (await loadEvents()).some(isBooked) };
    }),
    downloadContract: download("contract"),
    markAsSent: fromPromise<void>(async () => void valueOf(await client.call(markContractSent, { params }))),
    pollProvider: fromPromise<ContractStatus>(async () => (await loadContract()).status),
    downloadProviderContract: download("provider"),
    openOriginal: fromPromise<string>(async ({ signal }) => {
      const address = URL.createObjectURL(await loadFile("original"));
      try {
        expectWaiting(signal);
        openAddress(address);
      } catch (reason) {
        deps.release(address);
        throw reason;
      }
      return address;
    }),
    confirmReceipt: fromPromise<void>(async () => void valueOf(await client.call(confirmContractReceipt, { params }))),
  };
}

/** Reports that the user has continued after the last status (D-14). Never rejects. */
export async function sendCompletion({ client, extraId }: Pick<SignedIn, "client" | "extraId">): Promise<void> {
  await client.call(completeContract, { params: { extraId } }).catch(() => {});
}
