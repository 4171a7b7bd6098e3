import { assign, fromPromise, raise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";

type ContractAction = "download" | "open" | "mark" | "check" | "confirm";

export type LoadedContract = { status: ContractStatus; hasBookedShifts: boolean };

export type ContractInput = { now: () => number };

type Context = ContractInput & {
  problem: ContractAction | null;
  /** The provider's contract was downloaded or the original opened since mount. */
  isReceived: boolean;
  /** URL of the original once opened. */
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
  | { type: "contract.downloaded" }
  | { type: "paper.received" }
  | { type: "status.read"; status: ContractStatus };

const isAt =
  (wanted: ContractStatus) =>
  (_: unknown, { status }: Pick<LoadedContract, "status">) =>
    status === wanted;

const contractSetup = setup({
  types: { input: {} as ContractInput, context: {} as Context, events: {} as ContractEvent | Raised },
  actors: {
    /** All reject without a response. Downloads resolve once the file is on the device. */
    loadContract: fromPromise<LoadedContract>(notProvided),
    downloadContract: fromPromise<void>(notProvided),
    markAsSent: fromPromise<void>(notProvided),
    pollProvider: fromPromise<ContractStatus>(notProvided),
    downloadProviderContract: fromPromise<void>(notProvided),
    /** Resolves with the URL it has opened. */
    openOriginal: fromPromise<string>(notProvided),
    confirmReceipt: fromPromise<void>(notProvided),
  },
  guards: {
    /** A contract in progress stays visible even if its booked day is gone. */
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
    /** Completes the flow (CONTR-27, D-13); `goOn` removes the card (D-14). */
    completeContract: notProvided,
    goOn: notProvided,
  },
  delays: { pollInterval: 30_000 },
});

const statusParams = ({ event }: { event: { status: ContractStatus } }) => event;

const loaded = ({ event }: { event: { output: LoadedContract } }) => event.output;

const whenLoaded = [
  { guard: { type: "isNone", params: loaded }, target: "#contract.none" },
  {
    guard: { type: "isSignAndSend", params: loaded },
    target: "#contract.open.status.signAndSend",
  },
  {
    guard: { type: "isProcessing", params: loaded },
    target: "#contract.open.status.processing",
  },
  { guard: { type: "isReady", params: loaded }, target: "#contract.open.status.ready" },
  {
    guard: { type: "isComplete", params: loaded },
    target: "#contract.open.status.complete",
  },
  { target: "#contract.open" },
] as const;

/** Only forward: a response to an older request must not undo a step. */
const whenBack = [
  { guard: { type: "isReady", params: statusParams }, target: "#contract.open.status.ready" },
  { guard: { type: "isComplete", params: statusParams }, target: "#contract.open.status.complete" },
] as const;

/**
 * A user's contract: five statuses in order (CONTR-19). Files can be downloaded at any time and advance the status only
 * where that is the next step (CONTR-14, CONTR-20).
 */
export const contractMachine = contractSetup.createMachine({
  id: "contract",
  context: ({ input }) => ({ ...input, problem: null, isReceived: false, original: null, checkedAt: null }),
  initial: "arriving",
  states: {
    arriving: {
      invoke: {
        src: "loadContract",
        onDone: whenLoaded,
        onError: "failed",
      },
      initial: "loading",
      states: { loading: {}, reloading: {} },
    },
    failed: { on: { "load.requested": "arriving.reloading" } },
    none: {
      initial: "idle",
      states: {
        idle: { on: { "page.shown": "reading" } },
        reading: { invoke: { src: "loadContract", onDone: whenLoaded, onError: "idle" } },
      },
    },
    open: {
      type: "parallel",
      states: {
        status: {
          initial: "downloadRequired",
          states: {
            downloadRequired: {
              on: {
                "contract.downloaded": "signAndSend",
                "status.read": [
                  { guard: { type: "isSignAndSend", params: statusParams }, target: "signAndSend" },
                  { guard: { type: "isProcessing", params: statusParams }, target: "processing" },
                  ...whenBack,
                ],
              },
            },
            signAndSend: {
              initial: "idle",
              states: {
                idle: {
                  on: {
                    "sent.marked": "marking",
                    "status.read": [
                      {
                        guard: { type: "isProcessing", params: statusParams },
                        target: "#contract.open.status.processing",
                        actions: "forgetProblem",
                      },
                      ...whenBack,
                    ],
                  },
                },
                marking: {
                  entry: "forgetProblem",
                  invoke: {
                    src: "markAsSent",
                    onDone: "#contract.open.status.processing",
                    // Refused as well if it was marked on another device before.
                    onError: {
                      target: "idle",
                      actions: [{ type: "storeProblem", params: { problem: "mark" } }, raise({ type: "page.shown" })],
                    },
                  },
                },
              },
            },
            processing: {
              on: { "status.read": { guard: { type: "isBack", params: statusParams }, target: "ready" } },
              initial: "polling",
              states: {
                waiting: {
                  on: { "check.requested": "checking" },
                  after: { pollInterval: "polling" },
                },
                polling: {
                  on: { "check.requested": "checking" },
                  invoke: {
                    src: "pollProvider",
                    onDone: [
                      {
                        guard: { type: "isBack", params: ({ event }) => ({ status: event.output }) },
                        target: "#contract.open.status.ready",
                      },
                      "waiting",
                    ],
                    onError: "waiting",
                  },
                },
                checking: {
                  entry: "forgetProblem",
                  invoke: {
                    src: "pollProvider",
                    onDone: [
                      {
                        guard: { type: "isBack", params: ({ event }) => ({ status: event.output }) },
                        target: "#contract.open.status.ready",
                      },
                      { target: "waiting", actions: "storeCheck" },
                    ],
                    onError: { target: "waiting", actions: { type: "storeProblem", params: { problem: "check" } } },
                  },
                },
              },
            },
            ready: {
              entry: "forgetProblem",
              on: { "paper.received": { actions: "storeReceipt" } },
              initial: "idle",
              states: {
                idle: {
                  on: {
                    "receipt.confirmed": { guard: "isReceived", target: "confirming" },
                    "status.read": {
                      guard: { type: "isComplete", params: statusParams },
                      target: "#contract.open.status.complete",
                      actions: "forgetProblem",
                    },
                  },
                },
                confirming: {
                  entry: "forgetProblem",
                  invoke: {
                    src: "confirmReceipt",
                    onDone: "#contract.open.status.complete",
                    onError: {
                      target: "idle",
                      actions: [
                        { type: "storeProblem", params: { problem: "confirm" } },
                        raise({ type: "page.shown" }),
                      ],
                    },
                  },
                },
              },
            },
            complete: {
              entry: "completeContract",
              on: { "idCheck.requested": { actions: "goOn" } },
            },
          },
        },
        /** The user may have continued on another device. */
        elsewhere: {
          initial: "idle",
          states: {
            idle: { on: { "page.shown": "reading" } },
            reading: {
              invoke: {
                src: "pollProvider",
                onDone: {
                  target: "idle",
                  actions: raise(({ event }) => ({ type: "status.read", status: event.output })),
                },
                onError: "idle",
              },
            },
          },
        },
        papers: {
          initial: "idle",
          states: {
            idle: {
              on: {
                "contract.requested": "downloading",
                "providerContract.requested": "downloadingProvider",
                "original.requested": [{ guard: "hasOriginal", actions: "showOriginal" }, { target: "opening" }],
              },
            },
            downloading: {
              entry: "forgetProblem",
              invoke: {
                src: "downloadContract",
                onDone: { target: "idle", actions: raise({ type: "contract.downloaded" }) },
                onError: { target: "idle", actions: { type: "storeProblem", params: { problem: "download" } } },
              },
            },
            downloadingProvider: {
              entry: "forgetProblem",
              invoke: {
                src: "downloadProviderContract",
                onDone: { target: "idle", actions: raise({ type: "paper.received" }) },
                onError: { target: "idle", actions: { type: "storeProblem", params: { problem: "download" } } },
              },
            },
            opening: {
              entry: "forgetProblem",
              invoke: {
                src: "openOriginal",
                onDone: {
                  target: "idle",
                  actions: [
                    { type: "storeOriginal", params: ({ event }) => ({ original: event.output }) },
                    raise({ type: "paper.received" }),
                  ],
                },
                onError: { target: "idle", actions: { type: "storeProblem", params: { problem: "open" } } },
              },
            },
          },
        },
      },
    },
  },
});
