import * as z from "zod/mini";
import { answerOf } from "#src/model/answer.ts";
import { fileProblem, type ChosenFile, type FileProblem } from "#src/model/contract/files.ts";
import type { EmploymentStatus } from "#src/model/lists.ts";
import { flag } from "#src/model/reading.ts";

export const CONTRACT_STATUSES = [
  "download_required",
  "sign_and_send",
  "ucm_processing",
  "ucm_ready",
  "complete",
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

const unknownStatus = z.pipe(
  z.string(),
  z.transform((): ContractStatus => "download_required"),
);

/** The contract's status (ENTS-13); an unknown status reads as the first one, none invalidates the response. */
export const contractAnswer = answerOf({
  status: z.union([z.enum(CONTRACT_STATUSES), unknownStatus]),
  has_booked_shifts: flag(false, false),
  /** The user has continued after the last status (D-13, D-14). */
  contract_completed: flag(false, false),
});

/** What happens to a contract. It can be downloaded any number of times. */
export type ContractMove = "downloaded" | "redownload" | "markedSent" | "providerReady" | "confirmed";

const FOLLOWS: Record<ContractStatus, Partial<Record<ContractMove, ContractStatus>>> = {
  download_required: { downloaded: "sign_and_send" },
  sign_and_send: { markedSent: "ucm_processing" },
  ucm_processing: { providerReady: "ucm_ready" },
  ucm_ready: { confirmed: "complete" },
  complete: {},
};

/** The next of the five statuses; a move that does not fit the status changes nothing (CONTR-19, CONTR-14). */
export const nextContractStatus = (status: ContractStatus, step: ContractMove): ContractStatus =>
  FOLLOWS[status][step] ?? status;

/** The number shown beside the contract: constants by status, not a count of steps (FMTS-16, D-15). */
export const contractStep = (status: ContractStatus): { step: number; total: 8 } => ({
  step: status === "download_required" ? 4 : 5,
  total: 8,
});

/** The card is visible while days are booked and the contract is not completed (CONTR-26). */
export const shouldShowContractCard = (person: { hasBookedShifts: boolean; contractCompleted: boolean }): boolean =>
  person.hasBookedShifts && !person.contractCompleted;

/** Signed and completed, not merely a saved form (D-13). */
export const isContractDone = (contract: { status: ContractStatus; contractCompleted: boolean }): boolean =>
  contract.contractCompleted || contract.status === "complete";

/** The contract's status for a day of work. `processing`: it was sent, and the user has nothing to do. */
export type DayContract = "complete" | "processing" | "missing";

export const dayContract = (contract: { status: ContractStatus; contractCompleted: boolean }): DayContract => {
  if (isContractDone(contract)) return "complete";
  return contract.status === "ucm_processing" ? "processing" : "missing";
};

/** The contract data form (ENTS-11). */
export type ContractForm = {
  employmentType: string;
  employmentDocument: File | null;
  /** A stored document that cannot be read here: it stays unless replaced. */
  hasUnreadableDocument?: boolean;
};

/** This status requires a document (CONTR-05, D-70). */
const FULL_TIME: EmploymentStatus = "Full-time employed";

export const needsDocument = (employmentType: string): boolean => employmentType === FULL_TIME;

export type ContractDataProblems = {
  employmentType?: "required";
  employmentDocument?: "documentRequired" | FileProblem;
};

/** The problems that prevent saving the form; empty if none (CONTR-04 to CONTR-06, D-71, D-98). */
export function validateContractData(form: {
  employmentType: string;
  employmentDocument: ChosenFile | null;
}): ContractDataProblems {
  const { employmentType, employmentDocument: document } = form;
  const missing = needsDocument(employmentType) ? "documentRequired" : null;
  const problem = document ? fileProblem("contractDocument", document) : missing;
  return {
    ...(employmentType.trim() === "" ? { employmentType: "required" } : {}),
    ...(problem ? { employmentDocument: problem } : {}),
  };
}
