import type { ContractStatus } from "#src/model/contract/contract.ts";

export type ContractAction = "download" | "open" | "mark" | "check" | "confirm";

/** A contract in progress. */
export type OpenContract = {
  status: ContractStatus;
  /** Pending actions. */
  pending: readonly ContractAction[];
  /** The action that failed last; it can be repeated. */
  problem: ContractAction | null;
  /** The provider's contract or the original was opened, so that its receipt can be confirmed. */
  isReceived: boolean;
  /** The original was loaded once and opens without a request. */
  isOriginalThere: boolean;
  /** Time of the last request, in milliseconds since 1970. */
  checkedAt: number | null;
};

export type ContractActions = {
  /** Downloads the contract to sign, or the provider's, whichever exists. */
  onDownload: () => void;
  onOpenOriginal: () => void;
  onMarkAsSent: () => void;
  onCheck: () => void;
  onConfirm: () => void;
  onToIdCheck: () => void;
};

/** The text keys of a status. */
export const contractText = {
  download_required: "download",
  sign_and_send: "signAndSend",
  ucm_processing: "processing",
  ucm_ready: "ready",
  complete: "complete",
} as const satisfies Record<ContractStatus, string>;
