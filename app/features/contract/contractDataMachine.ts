import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { uploadProblemOf } from "#app/shell/queryError.ts";
import { validateContractData, type ContractDataProblems, type ContractForm } from "#src/model/contract/contract.ts";
import type { FileProblem, UploadProblem } from "#src/model/contract/files.ts";

type Context = ContractForm & {
  problems: ContractDataProblems;
  /** Number of submits. */
  attempt: number;
  failure: "saveFailed" | "uploadFailed" | null;
};

export type ContractDataEvent =
  | { type: "load.requested" }
  | { type: "type.changed"; employmentType: string }
  | { type: "document.chosen"; document: File }
  | { type: "document.removed" }
  | { type: "form.submitted" };

/** The contract data form: the content of a chosen file is checked before anything is saved (CONTR-06, U5). */
export const contractDataMachine = setup({
  types: { context: {} as Context, events: {} as ContractDataEvent },
  actors: {
    /** Both reject without a response. */
    loadForm: fromPromise<ContractForm | null>(notProvided),
    saveForm: fromPromise<void, { form: ContractForm }>(notProvided),
    /** Resolves with the reason why a file cannot be uploaded; never rejects. */
    readDocument: fromPromise<FileProblem | null, { document: File | null }>(notProvided),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(validateContractData(context)).length === 0,
  },
  actions: {
    storeForm: assign((_, { form }: { form: ContractForm | null }) => form ?? {}),
    storeType: assign(({ context }, { employmentType }: { employmentType: string }) => ({
      employmentType,
      // Another employment type may need no document; a missing one is reported on submit.
      problems: onlyFileProblem(context.problems),
    })),
    storeDocument: assign(({ context }, { document }: { document: File | null }) => ({
      employmentDocument: document,
      problems: { employmentType: context.problems.employmentType },
    })),
    storeVerdict: assign(({ context }, { problem }: { problem: FileProblem | null }) =>
      problem ? { employmentDocument: null, problems: { ...context.problems, employmentDocument: problem } } : {},
    ),
    storeProblems: assign(({ context }) => ({ problems: validateContractData(context) })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, failure: null, problems: {} })),
    /** A document that the server rejects as too large is reported at its field. */
    storeFailure: assign(({ context }, { failure }: { failure: UploadProblem }) => {
      if (!context.employmentDocument) return { failure: "saveFailed" };
      return failure === "uploadFailed" ? { failure } : { problems: { employmentDocument: failure } };
    }),
    /** The data is available to the contract (D-13). */
    finish: notProvided,
  },
}).createMachine({
  id: "contractData",
  context: { employmentType: "", employmentDocument: null, problems: {}, attempt: 0, failure: null },
  initial: "arriving",
  states: {
    arriving: {
      invoke: {
        src: "loadForm",
        onDone: {
          target: "editing",
          actions: { type: "storeForm", params: ({ event }) => ({ form: event.output }) },
        },
        onError: "failed",
      },
      initial: "loading",
      states: { loading: {}, reloading: {} },
    },
    failed: { on: { "load.requested": "arriving.reloading" } },
    editing: {
      on: {
        "type.changed": { actions: { type: "storeType", params: ({ event }) => event } },
        "document.chosen": {
          target: "reading",
          actions: { type: "storeDocument", params: ({ event }) => event },
        },
        "document.removed": { actions: { type: "storeDocument", params: { document: null } } },
        "form.submitted": [
          { guard: "isComplete", target: "saving", actions: "countAttempt" },
          { actions: ["countAttempt", "storeProblems"] },
        ],
      },
    },
    reading: {
      on: { "type.changed": { actions: { type: "storeType", params: ({ event }) => event } } },
      invoke: {
        src: "readDocument",
        input: ({ context }) => ({ document: context.employmentDocument }),
        onDone: {
          target: "editing",
          actions: { type: "storeVerdict", params: ({ event }) => ({ problem: event.output }) },
        },
      },
    },
    saving: {
      invoke: {
        src: "saveForm",
        input: ({ context: { employmentType, employmentDocument, hasUnreadableDocument } }) => ({
          form: { employmentType, employmentDocument, ...(hasUnreadableDocument ? { hasUnreadableDocument } : {}) },
        }),
        onDone: "saved",
        onError: {
          target: "editing",
          actions: { type: "storeFailure", params: ({ event }) => ({ failure: uploadProblemOf(event.error) }) },
        },
      },
    },
    saved: { type: "final", entry: "finish" },
  },
});

const onlyFileProblem = ({ employmentDocument }: ContractDataProblems): ContractDataProblems =>
  employmentDocument === "documentRequired" ? {} : { employmentDocument };
