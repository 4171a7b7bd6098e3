import { idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData } from "#src/model/id-check/idData.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const completed = { ...initialIdCheckState, status: "Completed", uploadDate: "2026-11-20T11:00:00.000Z" } as const;
const screens = ["id-terms", "id-capture", "id-result"] as const;

export const scenarios: Scenarios = [
  [
    idCheckMachine,
    {
      inputs: [
        ...screens.map((screen) => ({ screen, isReplacing: false })),
        { screen: "id-capture", isReplacing: true },
      ],
      events: [
        ...screens.map((screen) => ({ type: "screen.opened", screen, isReplacing: false })),
        { type: "screen.opened", screen: "id-capture", isReplacing: true },
        { type: "retry.requested" },
        { type: "data.submitted", data: emptyIdData },
        { type: "continue.requested" },
        { type: "confirmation.elapsed" },
        { type: "camera.requested" },
        { type: "back.requested" },
        { type: "picture.chosen", picture: null },
        { type: "photo.accepted" },
        { type: "retake.requested" },
        { type: "terms.requested" },
        { type: "replace.requested" },
        { type: "delete.requested" },
        { type: "delete.confirmed" },
        { type: "delete.cancelled" },
      ],
      answers: {
        loadDocument: [initialIdCheckState, completed, { ...completed, replacementsRemaining: 0 }],
        verifyData: [true, false],
        takePhoto: [
          { kind: "taken", capture: { id: "1" } },
          { kind: "refused", problem: "tooLarge" },
        ],
        upload: [completed, { ...completed, replacementsRemaining: 1 }],
        removeDocument: [undefined],
      },
      relevant: ({ document, screen, isReplacing, isCameraOff }) => [document, screen, isReplacing, isCameraOff],
    },
  ],
];
