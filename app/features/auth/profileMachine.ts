import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { ProfileAnswer, ProfileSave } from "#app/shell/saveProfile.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";
import type { Person, ProfileDone } from "#src/model/auth/stepResults.ts";
import type { WireId } from "#src/model/reading.ts";

type Context = Person & {
  record: Extra | null;
  countries: readonly Country[];
  form: ProfileForm | null;
  problem: ProfileProblem | null;
  conflicts: readonly ProfileField[];
};

/** While it is saved: `isLoaded` has found the record, `storeForm` has stored the form. */
type Submitted = Context & { record: Extra; form: ProfileForm };

/** The form as typed, with the record it began from. */
export type ProfileEdit = Pick<Submitted, "extraId" | "record" | "countries" | "form">;

type Kind = { kind: ProfileAnswer["kind"] };

/** Step 5: the record and the countries are fetched side by side, the form is saved. The form itself holds what is typed. */
export const profileMachine = setup({
  types: {
    input: {} as Person,
    context: {} as Context,
    events: {} as
      | { type: "profile.edited" | "profile.submitted"; form: ProfileForm }
      | { type: "record.requested" }
      | { type: "countries.requested" },
  },
  actors: {
    /** All three reject when the provider does not answer; the first two also when it refuses. */
    loadRecord: fromPromise<Extra, { extraId: WireId }>(notProvided),
    loadCountries: fromPromise<readonly Country[]>(notProvided),
    saveProfile: fromPromise<ProfileAnswer, ProfileSave & { extraId: WireId }>(notProvided),
  },
  guards: {
    isLoaded: ({ context }) => context.record !== null,
    isSaved: (_, { kind }: Kind) => kind === "saved",
  },
  actions: {
    storeRecord: assign((_, { record }: { record: Extra }) => ({ record })),
    storeCountries: assign((_, { countries }: { countries: readonly Country[] }) => ({ countries })),
    storeForm: assign((_, { form }: { form: ProfileForm }) => ({ form })),
    /** Stores the draft with every change (F8). */
    storeDraft: (_, _edit: ProfileEdit) => {},
    finish: (_, _done: ProfileDone) => {},
    storeRefusal: assign((_, answer: ProfileAnswer) => {
      if (answer.kind === "conflict")
        return {
          problem: { code: "conflict" as const },
          conflicts: answer.fields,
          record: answer.current,
        };
      const { problem = null }: Kind & { problem?: ProfileProblem | null } = answer;
      return { problem };
    }),
    storeNotSaved: assign({ problem: { code: "saveFailed" } }),
    clearProblem: assign({ problem: null, conflicts: [] }),
  },
}).createMachine({
  id: "profile",
  context: ({ input }) => ({
    ...input,
    record: null,
    countries: [],
    form: null,
    problem: null,
    conflicts: [],
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      states: {
        record: {
          initial: "loading",
          states: {
            loading: {
              invoke: {
                src: "loadRecord",
                input: ({ context }) => ({ extraId: context.extraId }),
                onDone: {
                  target: "ready",
                  actions: { type: "storeRecord", params: ({ event }) => ({ record: event.output }) },
                },
                onError: "failed",
              },
            },
            failed: { on: { "record.requested": "reloading" } },
            reloading: {
              invoke: {
                src: "loadRecord",
                input: ({ context }) => ({ extraId: context.extraId }),
                onDone: {
                  target: "ready",
                  actions: { type: "storeRecord", params: ({ event }) => ({ record: event.output }) },
                },
                onError: "failed",
              },
            },
            ready: {},
          },
        },
        countries: {
          initial: "loading",
          states: {
            loading: {
              invoke: {
                src: "loadCountries",
                onDone: {
                  target: "ready",
                  actions: { type: "storeCountries", params: ({ event }) => ({ countries: event.output }) },
                },
                onError: "failed",
              },
            },
            failed: { on: { "countries.requested": "loading" } },
            ready: {},
          },
        },
        form: {
          initial: "editing",
          states: {
            editing: {
              on: {
                "profile.edited": {
                  guard: "isLoaded",
                  actions: {
                    type: "storeDraft",
                    params: ({ context, event: { form } }) => ({ ...(context as Submitted), form }),
                  },
                },
                "profile.submitted": {
                  guard: "isLoaded",
                  target: "saving",
                  actions: { type: "storeForm", params: ({ event }) => event },
                },
              },
            },
            saving: {
              entry: "clearProblem",
              invoke: {
                src: "saveProfile",
                input: ({ context }) => {
                  const { extraId, form, record: loaded, countries } = context as Submitted;
                  return { extraId, form, loaded, countries };
                },
                onDone: [
                  { guard: { type: "isSaved", params: ({ event }) => event.output }, target: "#profile.saved" },
                  { target: "editing", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
                ],
                onError: { target: "editing", actions: "storeNotSaved" },
              },
            },
          },
        },
      },
    },
    saved: {
      type: "final",
      entry: {
        type: "finish",
        params: ({ context }) => ({ firstName: context.form?.firstName.trim() ?? context.firstName }),
      },
    },
  },
});
