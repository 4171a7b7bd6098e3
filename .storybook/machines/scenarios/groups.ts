import { groupJoinMachine } from "#app/features/groups/groupJoinMachine.ts";
import { groupQuestionsMachine } from "#app/features/groups/groupQuestionsMachine.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const preview = { groupNumber: "48217306", isFull: false };
const refusals = (["notFound", "full", "raw"] as const).map((kind) => ({ kind, message: "no" }));

const group = { id: "41", groupNumber: "48217306" };
const done = { problem: null };

export const scenarios: Scenarios = [
  [
    groupJoinMachine.provide({ actions: { goToGroup: () => {} } }),
    {
      inputs: [{ code: "" }, { code: "48217306" }],
      events: [
        { type: "code.changed", code: "482" },
        { type: "code.changed", code: "48217306" },
        { type: "code.left" },
        { type: "preview.requested" },
        { type: "join.requested" },
      ],
      answers: {
        loadPreview: [
          { kind: "found", preview },
          { kind: "found", preview: { ...preview, isFull: true } },
          ...refusals,
        ],
        join: [{ kind: "joined" }, ...refusals],
      },
    },
  ],
  [
    groupQuestionsMachine.provide({ actions: { goOn: () => {} } }),
    {
      inputs: [{ email: "" }],
      events: [
        { type: "question.opened", question: { kind: "delete" } },
        { type: "question.opened", question: { kind: "remove", member: { id: "7303" } } },
        { type: "question.confirmed", group },
        { type: "question.confirmed", group: { ...group, id: "" } },
        { type: "invitation.opened" },
        { type: "email.changed", email: "milica@example.de" },
        { type: "email.left" },
        { type: "invitation.requested", group },
        { type: "dialog.closed" },
      ],
      answers: {
        answer: [done, { problem: "failed" }],
        checkEmail: [done, { problem: "userNotFound" }],
        invite: [done, { problem: "userAlreadyInGroup" }],
      },
      relevant: ({ question, email, problem }) => [question, email, problem !== null],
    },
  ],
];
