import { raise } from "xstate";
import { contractSetup } from "#app/features/contract/contractSetup.ts";

/**
 * The contract of one person: five statuses one after the other (CONTR-19), and the papers, which can be fetched at any
 * time and move it only where that is the next step (CONTR-14, CONTR-20).
 */
export const contractMachine = contractSetup.createMachine({
  id: "contract",
  context: ({ input }) => ({ ...input, problem: null, isReceived: false, original: null, checkedAt: null }),
  initial: "arriving",
  states: {
    arriving: {
      invoke: {
        src: "loadContract",
        onDone: [
          { guard: { type: "isNone", params: ({ event }) => event.output }, target: "none" },
          {
            guard: { type: "isSignAndSend", params: ({ event }) => event.output },
            target: "#contract.open.status.signAndSend",
          },
          {
            guard: { type: "isProcessing", params: ({ event }) => event.output },
            target: "#contract.open.status.processing",
          },
          { guard: { type: "isReady", params: ({ event }) => event.output }, target: "#contract.open.status.ready" },
          {
            guard: { type: "isComplete", params: ({ event }) => event.output },
            target: "#contract.open.status.complete",
          },
          { target: "open" },
        ],
        onError: "failed",
      },
      initial: "loading",
      states: { loading: {}, reloading: {} },
    },
    failed: { on: { "load.requested": "arriving.reloading" } },
    none: {},
    open: {
      type: "parallel",
      states: {
        status: {
          initial: "downloadRequired",
          states: {
            downloadRequired: { on: { "contract.downloaded": "signAndSend" } },
            signAndSend: {
              initial: "idle",
              states: {
                idle: { on: { "sent.marked": "marking" } },
                marking: {
                  entry: "forgetProblem",
                  invoke: {
                    src: "markAsSent",
                    onDone: "#contract.open.status.processing",
                    onError: { target: "idle", actions: { type: "storeProblem", params: { problem: "mark" } } },
                  },
                },
              },
            },
            processing: {
              initial: "polling",
              states: {
                waiting: {
                  on: { "check.requested": "checking", "page.shown": "polling" },
                  after: { pollInterval: "polling" },
                },
                polling: {
                  on: { "check.requested": "checking" },
                  invoke: {
                    src: "askProvider",
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
                    src: "askProvider",
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
                idle: { on: { "receipt.confirmed": { guard: "isReceived", target: "confirming" } } },
                confirming: {
                  entry: "forgetProblem",
                  invoke: {
                    src: "confirmReceipt",
                    onDone: "#contract.open.status.complete",
                    onError: { target: "idle", actions: { type: "storeProblem", params: { problem: "confirm" } } },
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
