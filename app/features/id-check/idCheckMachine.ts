import { captureState } from "#app/features/id-check/captureState.ts";
import { contextOf, idCheckSetup, onDocument } from "#app/features/id-check/idCheckSetup.ts";

/** The ID check: data and terms, then a photo, then the document with its replacements and its end (D-16 to D-20). */
export const idCheckMachine = idCheckSetup.createMachine({
  id: "idCheck",
  context: ({ input }) => contextOf(input),
  initial: "opening",
  on: {
    "screen.opened": {
      guard: { type: "isElsewhere", params: ({ event }) => event },
      target: ".arriving",
      actions: { type: "storeWish", params: ({ event }) => event },
    },
  },
  states: {
    opening: {
      invoke: {
        src: "loadDocument",
        onDone: {
          target: "arriving",
          actions: { type: "storeDocument", params: ({ event }) => ({ document: event.output }) },
        },
        onError: "failed",
      },
      on: { "screen.opened": { actions: { type: "storeWish", params: ({ event }) => event } } },
      initial: "loading",
      states: { loading: {}, reloading: {} },
    },
    failed: {
      on: {
        "screen.opened": { actions: { type: "storeWish", params: ({ event }) => event } },
        "retry.requested": "opening.reloading",
      },
    },
    arriving: {
      entry: "resumeReplacement",
      always: [
        { guard: "mayEnterData", target: "terms" },
        { guard: "mayCapture", target: "capture" },
        { guard: "hasDocument", target: "result.shown" },
        { target: "result.none" },
      ],
    },
    terms: {
      entry: { type: "arrive", params: { place: "id-terms" } },
      initial: "editing",
      states: {
        editing: {
          on: {
            "data.submitted": { target: "checking", actions: { type: "storeData", params: ({ event }) => event } },
          },
        },
        checking: {
          invoke: {
            src: "verifyData",
            input: ({ context }) => context.data,
            onDone: [
              {
                guard: { type: "isVerified", params: ({ event }) => ({ verified: event.output }) },
                target: "confirmed",
              },
              { target: "editing", actions: { type: "storeDataFailure", params: { dataFailure: "notVerified" } } },
            ],
            onError: {
              target: "editing",
              actions: { type: "storeDataFailure", params: { dataFailure: "notChecked" } },
            },
          },
        },
        confirmed: {
          on: {
            "continue.requested": "#idCheck.capture",
            "confirmation.elapsed": { target: "#idCheck.capture", actions: "keepCameraOff" },
          },
        },
      },
    },
    capture: captureState,
    result: {
      entry: { type: "arrive", params: { place: "id-result" } },
      initial: "shown",
      states: {
        none: { on: { "terms.requested": "#idCheck.terms" } },
        shown: { on: onDocument },
        replaced: { on: onDocument, after: { replacementShown: "shown" } },
        asking: {
          exit: "forgetDeleteFailed",
          on: { "delete.confirmed": "deleting", "keep.requested": "shown" },
        },
        deleting: {
          invoke: {
            src: "removeDocument",
            onDone: {
              target: "#idCheck.over",
              actions: { type: "storeDocument", params: ({ event }) => ({ document: event.output }) },
            },
            onError: { target: "asking", actions: "storeDeleteFailed" },
          },
        },
      },
    },
    over: { type: "final", entry: "goToDashboard" },
  },
});
