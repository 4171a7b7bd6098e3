import * as z from "zod/mini";
import { orElse, text } from "#src/model/reading.ts";

export const CONTRACT_STATUSES = [
  "download_required",
  "sign_and_send",
  "ucm_processing",
  "ucm_ready",
  "complete",
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Where the contract stands (ENTS-13); a status that is not known yet reads as the first one. */
export const contractStateSchema = z.object({ status: orElse(z.enum(CONTRACT_STATUSES), "download_required") });
export type ContractState = z.output<typeof contractStateSchema>;

/** The number shown beside the contract: constants by status, not a count of steps (FMTS-16, D-15). */
export const contractStep = (status: ContractStatus): { step: number; total: 8 } => ({
  step: status === "download_required" ? 4 : 5,
  total: 8,
});

/** The card shows while days are booked and the contract is not completed (CONTR-26). */
export const shouldShowContractCard = (person: { hasBookedShifts: boolean; contractCompleted: boolean }): boolean =>
  person.hasBookedShifts && !person.contractCompleted;

/** The contract data form (ENTS-11). */
export const contractFormSchema = z.object({
  employmentType: text,
  employmentDocument: z.nullable(z.file()),
});
export type ContractForm = z.output<typeof contractFormSchema>;
