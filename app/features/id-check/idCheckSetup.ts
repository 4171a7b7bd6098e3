import { assign, fromPromise, setup } from "xstate";
import type { TakenPhoto } from "#app/platform/camera/photo.ts";
import { notProvided } from "#app/shell/notProvided.ts";
import type { IdDocument } from "#app/client/ports.ts";
import {
  beginReplacement,
  canReplace,
  idCaptureGuard,
  idTermsGuard,
  initialIdCheckState,
} from "#src/model/id-check/idCheck.ts";
import { emptyIdData, type IdData, type IdDataFailure } from "#src/model/id-check/idData.ts";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";
import { REPLACEMENT_BANNER_MS } from "#src/model/limits.ts";

export type IdCheckPlace = "id-terms" | "id-capture" | "id-result";

/** Makes a photo of what somebody has chosen: a file, or what the camera shows at the moment. */
export type Picture = () => Promise<TakenPhoto>;

/** A photo with the id of its capture, which counts once however often it arrives (P26). */
export type Capture = { id: string; photo: Blob };

/** `isReplacing`: the history entry was made for a replacement (P26). */
export type IdCheckInput = { place: IdCheckPlace; isReplacing: boolean };

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
  | { type: "keep.requested" };

type Context = IdCheckInput & {
  document: IdDocument;
  data: IdData;
  dataFailure: IdDataFailure | null;
  picture: Picture | null;
  capture: Capture | null;
  photoProblem: IdPhotoProblem | null;
  deleteFailed: boolean;
  /** The photo followed by itself: the camera waits for a press (D-109). */
  isCameraOff: boolean;
};

type Taken = { kind: "taken"; capture: Capture } | Extract<TakenPhoto, { kind: "refused" }>;

export const contextOf = (input: IdCheckInput): Context => ({
  ...input,
  document: initialIdCheckState,
  data: emptyIdData,
  dataFailure: null,
  picture: null,
  capture: null,
  photoProblem: null,
  deleteFailed: false,
  isCameraOff: false,
});

/** What the ID check is made of; the chart itself names it only. */
export const idCheckSetup = setup({
  types: { input: {} as IdCheckInput, context: {} as Context, events: {} as IdCheckEvent },
  actors: {
    /** What is known of the document, by the port and the provider (D-100). Rejects when there is no answer. */
    loadDocument: fromPromise<IdDocument>(notProvided),
    /** Whether the data fit the document (D-19). */
    verifyData: fromPromise<boolean, IdData>(notProvided),
    takePhoto: fromPromise<Taken, Picture | null>(notProvided),
    upload: fromPromise<IdDocument, { capture: Capture | null; mode: "initial" | "replacement" }>(notProvided),
    removeDocument: fromPromise<IdDocument>(notProvided),
  },
  guards: {
    isElsewhere: ({ context }, { place }: Pick<IdCheckInput, "place">) => context.place !== place,
    mayEnterData: ({ context: { place, document } }) => place === "id-terms" && idTermsGuard(document) === null,
    mayCapture: ({ context: { place, document } }) => place === "id-capture" && idCaptureGuard(document) === null,
    hasDocument: ({ context }) => context.document.status === "Completed",
    isVerified: (_, { verified }: { verified: boolean }) => verified,
    isTaken: (_, { kind }: Taken) => kind === "taken",
    isReplacement: ({ context }) => context.document.navigationContext === "replacement",
    canReplace: ({ context }) => canReplace(context.document),
  },
  actions: {
    storeWish: assign((_, { place, isReplacing }: IdCheckInput) => ({ place, isReplacing })),
    arrive: assign(({ context }, { place }: Pick<IdCheckInput, "place">) => ({
      place,
      isReplacing: context.document.navigationContext === "replacement",
    })),
    storeDocument: assign((_, { document }: Pick<Context, "document">) => ({ document })),
    /** A way to the camera that was made for a replacement still is one, as long as there are any left (P26). */
    resumeReplacement: assign(({ context: { document, isReplacing } }) => ({
      document: isReplacing ? beginReplacement(document) : { ...document, navigationContext: null },
    })),
    beginReplacement: assign(({ context }) => ({ document: beginReplacement(context.document) })),
    /** Leaving the camera costs nothing (D-17). */
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
    keepCameraOff: assign({ isCameraOff: true }),
    letCameraOn: assign({ isCameraOff: false }),
    forgetPhotoProblem: assign({ photoProblem: null }),
    storeDeleteFailed: assign({ deleteFailed: true }),
    forgetDeleteFailed: assign({ deleteFailed: false }),
    /** Done by the page: on to where the person came from (D-16). */
    goOn: () => {},
    /** Done by the page: back to the dashboard, with a notice (IDC-35, P27). */
    goToDashboard: () => {},
  },
  delays: { replacementShown: REPLACEMENT_BANNER_MS },
});

/** What can be done with a document that is on show. */
export const onDocument = {
  "continue.requested": { actions: "goOn" },
  "replace.requested": { guard: "canReplace", target: "#idCheck.capture", actions: "beginReplacement" },
  "delete.requested": "asking",
} as const;
