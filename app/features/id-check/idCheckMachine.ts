import { assign, fromPromise, setup } from "xstate";
import type { TakenPhoto } from "#app/platform/camera/photo.ts";
import { notProvided } from "#app/shell/notProvided.ts";
import { uploadProblemOf } from "#app/shell/queryError.ts";
import {
  startReplacement,
  canReplace,
  idCaptureGuard,
  idTermsGuard,
  initialIdCheckState,
  type IdCheckState,
} from "#src/model/id-check/idCheck.ts";
import { emptyIdData, type IdData, type IdDataFailure } from "#src/model/id-check/idData.ts";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";
import { REPLACEMENT_BANNER_MS } from "#src/model/limits.ts";

export type IdCheckScreenName = "id-terms" | "id-capture" | "id-result";

/** Makes a photo of a chosen file or of the current camera image. */
export type Picture = () => Promise<TakenPhoto>;

/** `photo`: if in memory; the provider may not return it. */
export type IdDocument = IdCheckState & { photo?: Blob };

/** A photo with the id of its capture, which counts once however often it arrives (P26). */
export type Capture = { id: string; photo: Blob };

/** `isReplacing`: the history entry was made for a replacement (P26). */
export type IdCheckInput = { screen: IdCheckScreenName; isReplacing: boolean };

export type IdCheckEvent =
  | ({ type: "screen.opened" } & IdCheckInput)
  | { type: "retry.requested" }
  | { type: "data.submitted"; data: IdData }
  | { type: "continue.requested" }
  | { type: "confirmation.elapsed" }
  | { type: "camera.requested" }
  | { type: "back.requested" }
  | { type: "picture.chosen"; picture: Picture }
  | { type: "photo.accepted" }
  | { type: "retake.requested" }
  | { type: "terms.requested" }
  | { type: "replace.requested" }
  | { type: "delete.requested" }
  | { type: "delete.confirmed" }
  | { type: "delete.cancelled" };

type Context = IdCheckInput & {
  document: IdDocument;
  data: IdData;
  dataFailure: IdDataFailure | null;
  picture: Picture | null;
  capture: Capture | null;
  photoProblem: IdPhotoProblem | null;
  deleteFailed: boolean;
  /** The photo screen was reached without a press: the camera waits for one (D-109). */
  isCameraOff: boolean;
};

type Taken = { kind: "taken"; capture: Capture } | Extract<TakenPhoto, { kind: "refused" }>;

const idCheckSetup = setup({
  types: { input: {} as IdCheckInput, context: {} as Context, events: {} as IdCheckEvent },
  actors: {
    /** The document, with the provider's verdict (D-100). Rejects without a response. */
    loadDocument: fromPromise<IdDocument>(notProvided),
    /** Whether the data match the document (D-19). */
    verifyData: fromPromise<boolean, IdData>(notProvided),
    takePhoto: fromPromise<Taken, Picture | null>(notProvided),
    upload: fromPromise<IdDocument, { capture: Capture | null; mode: "initial" | "replacement" }>(notProvided),
    removeDocument: fromPromise<void>(notProvided),
  },
  guards: {
    isOtherScreen: ({ context }, { screen }: Pick<IdCheckInput, "screen">) => context.screen !== screen,
    mayEnterData: ({ context: { screen, document } }) => screen === "id-terms" && idTermsGuard(document) === null,
    mayCapture: ({ context: { screen, document } }) => screen === "id-capture" && idCaptureGuard(document) === null,
    hasDocument: ({ context }) => context.document.status === "Completed",
    isVerified: (_, { verified }: { verified: boolean }) => verified,
    isTaken: (_, { kind }: Taken) => kind === "taken",
    isReplacement: ({ context }) => context.document.navigationContext === "replacement",
    canReplace: ({ context }) => canReplace(context.document),
  },
  actions: {
    storeTarget: assign((_, { screen, isReplacing }: IdCheckInput) => ({ screen, isReplacing })),
    enterScreen: assign(({ context }, { screen }: Pick<IdCheckInput, "screen">) => ({
      screen,
      isReplacing: context.document.navigationContext === "replacement",
    })),
    storeDocument: assign((_, { document }: Pick<Context, "document">) => ({ document })),
    /** Resumes a replacement on its history entry, as long as attempts are left (P26). */
    resumeReplacement: assign(({ context: { document, isReplacing } }) => ({
      document: isReplacing ? startReplacement(document) : { ...document, navigationContext: null },
    })),
    startReplacement: assign(({ context }) => ({ document: startReplacement(context.document) })),
    /** Leaving the camera uses up no attempt (D-17). */
    dropReplacement: assign(({ context }) => ({ document: { ...context.document, navigationContext: null } })),
    storeData: assign((_, { data }: Pick<Context, "data">) => ({ data, dataFailure: null })),
    storeDataFailure: assign((_, { dataFailure }: Pick<Context, "dataFailure">) => ({ dataFailure })),
    storePicture: assign((_, { picture }: Pick<Context, "picture">) => ({ picture, photoProblem: null })),
    storeTaken: assign((_, taken: Taken) => ({
      picture: null,
      ...(taken.kind === "taken" ? { capture: taken.capture } : { photoProblem: taken.problem }),
    })),
    storePhotoProblem: assign((_, { photoProblem }: Pick<Context, "photoProblem">) => ({
      photoProblem,
      picture: null,
    })),
    dropCapture: assign({ capture: null }),
    storeCameraOff: assign({ isCameraOff: true }),
    letCameraOn: assign({ isCameraOff: false }),
    forgetPhotoProblem: assign({ photoProblem: null }),
    storeDeleteFailed: assign({ deleteFailed: true }),
    forgetDeleteFailed: assign({ deleteFailed: false }),
    /** Provided by the page: opens the source screen (D-16). */
    goOn: () => {},
    /** Provided by the page: back to the dashboard, with a notice (IDC-35, P27). */
    goToDashboard: () => {},
  },
  delays: { replacementShown: REPLACEMENT_BANNER_MS },
});

/** The events of a document on screen. */
const onDocument = {
  "continue.requested": { actions: "goOn" },
  "replace.requested": { guard: "canReplace", target: "#idCheck.capture", actions: "startReplacement" },
  "delete.requested": "asking",
} as const;

/** The camera: one photo at a time, taken, reviewed, sent, and only then counted (D-17). */
const captureState = idCheckSetup.createStateConfig({
  entry: { type: "enterScreen", params: { screen: "id-capture" } },
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

/** The ID check: data and terms, then a photo, then the document with its replacements and its end (D-16 to D-20). */
export const idCheckMachine = idCheckSetup.createMachine({
  id: "idCheck",
  context: ({ input }) => ({
    ...input,
    document: initialIdCheckState,
    data: emptyIdData,
    dataFailure: null,
    picture: null,
    capture: null,
    photoProblem: null,
    deleteFailed: false,
    isCameraOff: false,
  }),
  initial: "opening",
  on: {
    "screen.opened": {
      guard: { type: "isOtherScreen", params: ({ event }) => event },
      target: ".arriving",
      actions: { type: "storeTarget", params: ({ event }) => event },
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
      on: { "screen.opened": { actions: { type: "storeTarget", params: ({ event }) => event } } },
      initial: "loading",
      states: { loading: {}, reloading: {} },
    },
    failed: {
      on: {
        "screen.opened": { actions: { type: "storeTarget", params: ({ event }) => event } },
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
      entry: { type: "enterScreen", params: { screen: "id-terms" } },
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
            "confirmation.elapsed": { target: "#idCheck.capture", actions: "storeCameraOff" },
          },
        },
      },
    },
    capture: captureState,
    result: {
      entry: { type: "enterScreen", params: { screen: "id-result" } },
      initial: "shown",
      states: {
        none: { on: { "terms.requested": "#idCheck.terms" } },
        shown: { on: onDocument },
        replaced: { on: onDocument, after: { replacementShown: "shown" } },
        asking: {
          exit: "forgetDeleteFailed",
          on: { "delete.confirmed": "deleting", "delete.cancelled": "shown" },
        },
        deleting: {
          invoke: {
            src: "removeDocument",
            onDone: "#idCheck.over",
            onError: { target: "asking", actions: "storeDeleteFailed" },
          },
        },
      },
    },
    over: { type: "final", entry: "goToDashboard" },
  },
});
