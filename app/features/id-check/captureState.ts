import { idCheckSetup } from "#app/features/id-check/idCheckSetup.ts";
import { uploadProblemOf } from "#app/shell/queryError.ts";

/** The camera: one photo at a time, taken, looked at, sent, and only then counted (D-17). */
export const captureState = idCheckSetup.createStateConfig({
  entry: { type: "arrive", params: { place: "id-capture" } },
  exit: ["forgetPhotoProblem", "letCameraOn", "dropCapture"],
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
            target: "reviewing",
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
    reviewing: {
      on: {
        "photo.accepted": { target: "sending", actions: "forgetPhotoProblem" },
        "retake.requested": { target: "ready", actions: ["forgetPhotoProblem", "dropCapture"] },
        "back.requested": { target: "ready", actions: ["forgetPhotoProblem", "dropCapture"] },
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
          target: "reviewing",
          actions: {
            type: "storePhotoProblem",
            params: ({ event }) => ({ photoProblem: uploadProblemOf(event.error) }),
          },
        },
      },
    },
  },
});
