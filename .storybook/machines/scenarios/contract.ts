import { contractDataMachine } from "#app/features/contract/contractDataMachine.ts";
import { contractMachine } from "#app/features/contract/contractMachine.ts";
import { CONTRACT_STATUSES } from "#src/model/contract/contract.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const now = () => 1_800_000_000_000;
const document = new File(["%PDF-1.7"], "Vertrag.pdf");
const noop = () => {};

export const scenarios: Scenarios = [
  [
    contractMachine.provide({ actions: { showOriginal: noop, completeContract: noop, goOn: noop } }),
    {
      inputs: [{ now }],
      events: [
        { type: "load.requested" },
        { type: "contract.requested" },
        { type: "providerContract.requested" },
        { type: "original.requested" },
        { type: "sent.marked" },
        { type: "check.requested" },
        { type: "page.shown" },
        { type: "receipt.confirmed" },
        { type: "idCheck.requested" },
      ],
      answers: {
        loadContract: [
          { status: "download_required", hasBookedShifts: false },
          ...CONTRACT_STATUSES.map((status) => ({ status, hasBookedShifts: true })),
        ],
        downloadContract: [undefined],
        markAsSent: [undefined],
        pollProvider: [...CONTRACT_STATUSES],
        downloadProviderContract: [undefined],
        openOriginal: ["blob:original"],
        confirmReceipt: [undefined],
      },
      relevant: ({ isReceived, original }) => [isReceived, original],
    },
  ],
  [
    contractDataMachine.provide({ actions: { finish: noop } }),
    {
      inputs: [undefined],
      events: [
        { type: "load.requested" },
        { type: "type.changed", employmentType: "Student" },
        { type: "type.changed", employmentType: "Full-time employed" },
        { type: "document.chosen", document },
        { type: "document.removed" },
        { type: "form.submitted" },
      ],
      answers: {
        loadForm: [null, { employmentType: "Student", employmentDocument: null }],
        readDocument: [null, "invalidFormat"],
        saveForm: [undefined],
      },
      relevant: ({ employmentType, employmentDocument }) => [employmentType, employmentDocument !== null],
    },
  ],
];
