import type { SessionClient } from "#app/client/client.ts";
import {
  completeContract,
  confirmContractReceipt,
  getContract,
  getContractFile,
  markContractSent,
} from "#app/client/calls/papers.ts";
import type { ContractPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";

/** The contract over the proposed calls. */
export function createContractPort({ call }: SessionClient): ContractPort {
  const contractOf = async (extraId: string) => valueOf(await call(getContract, { params: { extraId } }));
  const fileOf = async (extraId: string, file: "contract" | "provider" | "original") =>
    valueOf(await call(getContractFile, { params: { extraId, file } })).file;
  return {
    async load(extraId) {
      const { status, has_booked_shifts, contract_completed } = await contractOf(extraId);
      return { status, hasBookedShifts: has_booked_shifts, contractCompleted: contract_completed };
    },
    downloadContract: (extraId) => fileOf(extraId, "contract"),
    async markAsSent(extraId) {
      valueOf(await call(markContractSent, { params: { extraId } }));
    },
    poll: async (extraId) => (await contractOf(extraId)).status,
    downloadProviderContract: (extraId) => fileOf(extraId, "provider"),
    viewOriginal: async (extraId) => URL.createObjectURL(await fileOf(extraId, "original")),
    async confirmReceipt(extraId) {
      valueOf(await call(confirmContractReceipt, { params: { extraId } }));
    },
    async complete(extraId) {
      valueOf(await call(completeContract, { params: { extraId } }));
    },
  };
}
