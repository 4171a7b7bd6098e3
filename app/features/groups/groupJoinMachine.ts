import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { isGroupCode } from "#src/model/groups/groupCode.ts";
import type { JoinErrorKind } from "#src/model/groups/joinError.ts";
import type { GroupPreview } from "#src/model/groups/joinPreview.ts";
import { AFTER_SAVE_MS } from "#src/model/limits.ts";

/** `message`: the provider's own; `null` without a readable response. */
export type JoinRefusal = { kind: JoinErrorKind; message: string | null };

export type PreviewAnswer = { kind: "found"; preview: GroupPreview } | JoinRefusal;
export type JoinAnswer = { kind: "joined" } | JoinRefusal;

export type GroupJoinEvent =
  | { type: "code.changed"; code: string }
  | { type: "code.left" }
  | { type: "preview.requested" }
  | { type: "join.requested" };

type Context = { code: string; isLeft: boolean; preview: GroupPreview | null; refusal: JoinRefusal | null };

const noAnswer: JoinRefusal = { kind: "raw", message: null };

/** A changed number drops the preview and cancels pending requests (P34). */
const onNumber = {
  "code.changed": {
    guard: { type: "isOther", params: ({ event }: { event: { code: string } }) => event },
    target: "#groupJoin.editing",
    actions: { type: "storeCode", params: ({ event }: { event: { code: string } }) => event },
  },
} as const;

/** Joining a group by number: the preview loads automatically, and only the group shown is joined (GRP-20, P34). */
export const groupJoinMachine = setup({
  types: { input: {} as { code: string }, context: {} as Context, events: {} as GroupJoinEvent },
  actors: {
    /** Both reject only without a response. */
    loadPreview: fromPromise<PreviewAnswer, { code: string }>(notProvided),
    join: fromPromise<JoinAnswer, { code: string }>(notProvided),
  },
  guards: {
    isOther: ({ context }, { code }: { code: string }) => code !== context.code,
    isComplete: ({ context }) => isGroupCode(context.code),
    hasRoom: ({ context }) => context.preview?.isFull === false,
    isFound: (_, { kind }: PreviewAnswer) => kind === "found",
    isJoined: (_, { kind }: JoinAnswer) => kind === "joined",
    isGone: (_, { kind }: JoinAnswer) => kind === "notFound",
  },
  actions: {
    storeCode: assign((_, { code }: { code: string }) => ({ code, isLeft: false, preview: null, refusal: null })),
    storeLeft: assign({ isLeft: true }),
    storePreview: assign((_, answer: PreviewAnswer) =>
      "preview" in answer ? { preview: answer.preview, refusal: null } : {},
    ),
    storeRefusal: assign((_, answer: PreviewAnswer | JoinAnswer) => ("message" in answer ? { refusal: answer } : {})),
    /** The last place was taken in the meantime. */
    noteFull: assign(({ context: { preview } }, { kind }: JoinAnswer) =>
      preview && kind === "full" ? { preview: { ...preview, isFull: true } } : {},
    ),
    forgetRefusal: assign({ refusal: null }),
    goToGroup: notProvided,
  },
  delays: { joinedShown: AFTER_SAVE_MS },
}).createMachine({
  id: "groupJoin",
  context: ({ input }) => ({ code: input.code, isLeft: false, preview: null, refusal: null }),
  initial: "editing",
  states: {
    editing: {
      always: { guard: "isComplete", target: "previewing" },
      on: { ...onNumber, "code.left": { actions: "storeLeft" } },
    },
    previewing: {
      on: onNumber,
      invoke: {
        src: "loadPreview",
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "previewed",
            actions: { type: "storePreview", params: ({ event }) => event.output },
          },
          { target: "refused", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "refused", actions: { type: "storeRefusal", params: noAnswer } },
      },
      initial: "loading",
      states: { loading: {}, again: {} },
    },
    refused: { on: { ...onNumber, "preview.requested": "previewing.again" } },
    previewed: { on: { ...onNumber, "join.requested": { guard: "hasRoom", target: "joining" } } },
    joining: {
      entry: "forgetRefusal",
      invoke: {
        src: "join",
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          { guard: { type: "isJoined", params: ({ event }) => event.output }, target: "joined" },
          {
            guard: { type: "isGone", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "storeRefusal", params: ({ event }) => event.output },
          },
          {
            target: "previewed",
            actions: [
              { type: "storeRefusal", params: ({ event }) => event.output },
              { type: "noteFull", params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: "previewed", actions: { type: "storeRefusal", params: noAnswer } },
      },
    },
    joined: { after: { joinedShown: "over" } },
    over: { type: "final", entry: "goToGroup" },
  },
});
