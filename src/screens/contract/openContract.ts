import type { ContractStatus } from "#src/model/contract/contract.ts";

export type ContractAction = "download" | "open" | "mark" | "check" | "confirm";

/** A contract that is on its way. */
export type OpenContract = {
  status: ContractStatus;
  /** What is under way. */
  pending: readonly ContractAction[];
  /** What did not work last; it can be tried again. */
  problem: ContractAction | null;
  /** The provider's contract or the original was seen, so that its receipt can be confirmed. */
  isReceived: boolean;
  /** The original was opened once and can be opened again at once. */
  isOriginalThere: boolean;
  /** When the provider was last asked, in milliseconds since 1970. */
  checkedAt: number | null;
};

export type ContractActions = {
  /** Of the contract to sign, or of the provider's, whichever there is. */
  onDownload: () => void;
  onOpenOriginal: () => void;
  onMarkAsSent: () => void;
  onCheck: () => void;
  onConfirm: () => void;
  onToIdCheck: () => void;
};

/** What the texts of a status are filed under. */
export const contractText = {
  download_required: "download",
  sign_and_send: "signAndSend",
  ucm_processing: "processing",
  ucm_ready: "ready",
  complete: "complete",
} as const satisfies Record<ContractStatus, string>;
