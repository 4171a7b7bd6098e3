import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import type { ContractAction } from "#src/screens/contract/openContract.ts";

export type LoadedContract = { status: ContractStatus; hasBookedShifts: boolean };

export type ContractInput = { now: () => number };

type Context = ContractInput & {
  problem: ContractAction | null;
  /** The provider's contract or the original was seen in this visit. */
  isReceived: boolean;
  /** Address of the original, once it was opened. */
  original: string | null;
  checkedAt: number | null;
};

export type ContractEvent =
  | { type: "load.requested" }
  | { type: "contract.requested" }
  | { type: "providerContract.requested" }
  | { type: "original.requested" }
  | { type: "sent.marked" }
  | { type: "check.requested" }
  | { type: "page.shown" }
  | { type: "receipt.confirmed" }
  | { type: "idCheck.requested" };

type Raised =
  { type: "contract.downloaded" } | { type: "paper.received" } | { type: "status.read"; status: ContractStatus };

const isAt =
  (wanted: ContractStatus) =>
  (_: unknown, { status }: Pick<LoadedContract, "status">) =>
    status === wanted;

/** What the chart of the contract is made of. */
export const contractSetup = setup({
  types: { input: {} as ContractInput, context: {} as Context, events: {} as ContractEvent | Raised },
  actors: {
    /** All of them reject when there is no answer. The papers have reached the device when theirs resolve. */
    loadContract: fromPromise<LoadedContract>(notProvided),
    downloadContract: fromPromise<void>(notProvided),
    markAsSent: fromPromise<void>(notProvided),
    askProvider: fromPromise<ContractStatus>(notProvided),
    downloadProviderContract: fromPromise<void>(notProvided),
    /** Resolves with the address of what it has opened. */
    openOriginal: fromPromise<string>(notProvided),
    confirmReceipt: fromPromise<void>(notProvided),
  },
  guards: {
    /** A contract that is on its way stays on show when the day it was made for is gone. */
    isNone: (_, { status, hasBookedShifts }: LoadedContract) => status === "download_required" && !hasBookedShifts,
    isSignAndSend: isAt("sign_and_send"),
    isProcessing: isAt("ucm_processing"),
    isReady: isAt("ucm_ready"),
    isComplete: isAt("complete"),
    isBack: (_, { status }: { status: ContractStatus }) => status === "ucm_ready" || status === "complete",
    isReceived: ({ context }) => context.isReceived,
    hasOriginal: ({ context }) => context.original !== null,
  },
  actions: {
    storeProblem: assign((_, { problem }: { problem: ContractAction }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    storeReceipt: assign({ isReceived: true }),
    storeOriginal: assign((_, { original }: { original: string }) => ({ original })),
    storeCheck: assign(({ context }) => ({ checkedAt: context.now() })),
    showOriginal: notProvided,
    /** What the flow is done with (CONTR-27, D-13); going on is what takes the card away (D-14). */
    completeContract: notProvided,
    goOn: notProvided,
  },
  delays: { pollInterval: 30_000 },
});
