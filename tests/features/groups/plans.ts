import type { AnyStateMachine } from "xstate";
import { groupJoinMachine } from "#app/features/groups/groupJoinMachine.ts";
import type { Walk } from "#tests/features/walk.ts";

const preview = { groupNumber: "48217306", isFull: false };
const refusals = (["notFound", "full", "raw"] as const).map((kind) => ({ kind, message: "no" }));

/** What can happen while a group is joined: the walk that visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
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
];
