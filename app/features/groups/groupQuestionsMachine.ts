import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { readEmail } from "#src/model/auth/auth.ts";
import type { Group, GroupMember } from "#src/model/groups/group.ts";
import { validateInviteEmail, type InviteProblem } from "#src/model/groups/groupInvitation.ts";

export type GroupQuestion = { kind: "leave" } | { kind: "delete" } | { kind: "remove"; member: GroupMember };

/** The part of the group that requests need. */
export type TargetGroup = Pick<Group, "id" | "groupNumber">;

type Problem = "failed" | "unexpected" | "noId" | InviteProblem | { text: string };

/** `null` on success. */
export type GroupAnswer = { problem: Problem | null };

export type GroupQuestionsEvent =
  | { type: "question.opened"; question: GroupQuestion }
  | { type: "invitation.opened" }
  | { type: "dialog.closed" }
  | { type: "question.confirmed"; group: TargetGroup }
  | { type: "email.changed"; email: string }
  | { type: "email.left" }
  | { type: "invitation.requested"; group: TargetGroup };

const onQuestion = {
  "question.opened": {
    target: "#groupQuestions.asking",
    actions: { type: "storeQuestion", params: ({ event }: { event: { question: GroupQuestion } }) => event },
  },
} as const;

const output = ({ event }: { event: { output: GroupAnswer } }) => event.output;

const notDone = {
  guard: { type: "isRefused", params: output },
  actions: { type: "storeProblem", params: output },
} as const;

const noEmail = { type: "storeEmail", params: { email: "" } } as const;

/** The dialogs of a group: at most one is open, with one request at a time (F6). */
export const groupQuestionsMachine = setup({
  types: {
    /** An address typed earlier and not invited. */
    input: {} as { email: string },
    context: {} as GroupAnswer & { question: GroupQuestion; group: TargetGroup; email: string },
    events: {} as GroupQuestionsEvent,
  },
  actors: {
    /** Leaves, deletes or removes a member. Like the others, resolves with a refusal. */
    answer: fromPromise<GroupAnswer, { question: GroupQuestion; group: TargetGroup }>(notProvided),
    /** Whether this address can be invited (GRP-82). */
    checkEmail: fromPromise<GroupAnswer, { email: string }>(notProvided),
    invite: fromPromise<GroupAnswer, { email: string; group: TargetGroup }>(notProvided),
  },
  guards: {
    /** Such a group cannot be deleted; nothing is sent (GRP-69). */
    isWithoutId: ({ context }, { group }: { group: TargetGroup }) =>
      context.question.kind === "delete" && group.id === "",
    isRefused: (_, { problem }: GroupAnswer) => problem !== null,
    isRemoval: ({ context }) => context.question.kind === "remove",
    isFaulty: ({ context }) => validateInviteEmail(context.email) !== null,
  },
  actions: {
    storeQuestion: assign((_, { question }: { question: GroupQuestion }) => ({ question, problem: null })),
    storeGroup: assign((_, { group }: { group: TargetGroup }) => ({ group, problem: null })),
    storeEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    storeProblem: assign((_, { problem }: GroupAnswer) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    /** Keeps the provider's problem with a well-formed address (GRP-80). */
    judgeEmail: assign(({ context }) => ({ problem: validateInviteEmail(context.email) ?? context.problem })),
    /** In no group any more: opens the choice how to take part. */
    goOn: notProvided,
  },
}).createMachine({
  id: "groupQuestions",
  context: ({ input: { email } }) => ({
    question: { kind: "leave" },
    group: { id: "", groupNumber: "" },
    email,
    problem: null,
  }),
  initial: "closed",
  states: {
    closed: {
      on: {
        ...onQuestion,
        "invitation.opened": { target: "inviting", actions: "forgetProblem" },
      },
    },
    asking: {
      on: {
        ...onQuestion,
        "dialog.closed": "closed",
        "question.confirmed": [
          {
            guard: { type: "isWithoutId", params: ({ event }) => event },
            actions: { type: "storeProblem", params: { problem: "noId" } },
          },
          { target: "answering", actions: { type: "storeGroup", params: ({ event }) => event } },
        ],
      },
    },
    answering: {
      invoke: {
        src: "answer",
        input: ({ context: { question, group } }) => ({ question, group }),
        onDone: [
          { ...notDone, target: "asking" },
          { guard: "isRemoval", target: "closed" },
          { target: "gone", actions: "goOn" },
        ],
        onError: { target: "asking", actions: { type: "storeProblem", params: { problem: "failed" } } },
      },
    },
    gone: { type: "final" },
    inviting: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "dialog.closed": { target: "#groupQuestions.closed", actions: noEmail },
            "email.changed": { actions: { type: "storeEmail", params: ({ event }) => event } },
            "email.left": { actions: "judgeEmail" },
            "invitation.requested": [
              { guard: "isFaulty", actions: "judgeEmail" },
              { target: "checking", actions: { type: "storeGroup", params: ({ event }) => event } },
            ],
          },
        },
        checking: {
          invoke: {
            src: "checkEmail",
            input: ({ context: { email } }) => ({ email: readEmail(email) }),
            onDone: [{ ...notDone, target: "editing" }, { target: "sending" }],
            onError: { target: "editing", actions: { type: "storeProblem", params: { problem: "invitationFailed" } } },
          },
        },
        sending: {
          invoke: {
            src: "invite",
            input: ({ context: { email, group } }) => ({ email: readEmail(email), group }),
            onDone: [
              { ...notDone, target: "editing" },
              { target: "#groupQuestions.closed", actions: noEmail },
            ],
            onError: { target: "editing", actions: { type: "storeProblem", params: { problem: "invitationFailed" } } },
          },
        },
      },
    },
  },
});
