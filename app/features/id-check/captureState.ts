import { idCheckSetup } from "#app/features/id-check/idCheckSetup.ts";

/** The camera: one photo at a time, taken, sent, and only then counted (D-17). */
export const captureState = idCheckSetup.createStateConfig({
  entry: { type: "arrive", params: { place: "id-capture" } },
  exit: ["forgetPhotoProblem", "letCameraOn"],
  initial: "ready",
  states: {
    ready: {
      on: {
        "camera.requested": { actions: "letCameraOn" },
        "picture.chosen": { target: "taking", actions: { type: "storePicture", params: ({ event }) => event } },
        "back.requested": [
          { guard: "isReplacement", target: "#idCheck.result.shown", actions: "dropReplacement" },
          { target: "#idCheck.terms" },
        ],
      },
    },
    taking: {
      invoke: {
        src: "takePhoto",
        input: ({ context }) => context.picture,
        onDone: [
          {
            guard: { type: "isTaken", params: ({ event }) => event.output },
            target: "sending",
            actions: { type: "storeTaken", params: ({ event }) => event.output },
          },
          { target: "ready", actions: { type: "storeTaken", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "ready",
          actions: { type: "storePhotoProblem", params: { photoProblem: "unreadable" } },
        },
      },
    },
    sending: {
      invoke: {
        src: "upload",
        input: ({ context: { capture, document } }) => ({
          capture,
          mode: document.navigationContext === "replacement" ? "replacement" : "initial",
        }),
        onDone: [
          {
            guard: "isReplacement",
            target: "#idCheck.result.replaced",
            actions: { type: "storeDocument", params: ({ event }) => ({ document: event.output }) },
          },
          {
            target: "#idCheck.result.shown",
            actions: { type: "storeDocument", params: ({ event }) => ({ document: event.output }) },
          },
        ],
        onError: {
          target: "ready",
          actions: { type: "storePhotoProblem", params: { photoProblem: "uploadFailed" } },
        },
      },
    },
  },
});
