import { expect, fn } from "storybook/test";
import { CONTRACT_STATUSES } from "#src/model/contract/contract.ts";
import { ContractCard } from "#src/patterns/ContractCard.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/**
 * The status of the contract, on the start screen and beside a date. Rendered only while days are booked and the
 * contract is not completed.
 */
const meta = preview.meta({
  component: ContractCard,
  args: { status: "sign_and_send", onOpen: fn() } as const,
});

export const Download = meta.story({
  name: "Vertrag noch herunterladen",
  args: { status: "download_required" },
  parameters: { spec: ["VS-078", "CONTR-16", "FMTS-16"] },
});
export const SignAndSend = meta.story({
  name: "Vertrag unterschreiben",
  parameters: { spec: ["VS-078", "CONTR-17", "FMTS-16"] },
});
export const Processing = meta.story({
  name: "Vertrag in Bearbeitung",
  args: { status: "ucm_processing" },
  parameters: { spec: ["VS-078", "CONTR-18"] },
});
export const Ready = meta.story({
  name: "Vertrag bereit",
  args: { status: "ucm_ready" },
  parameters: { spec: ["VS-078", "CONTR-18"] },
});
export const Complete = meta.story({
  name: "Vertrag abgeschlossen",
  args: { status: "complete" },
  parameters: { spec: ["VS-078", "CONTR-18"] },
});
export const NowhereToGo = meta.story({ name: "Ohne Weg zum Vertrag", args: { onOpen: undefined } });
export const OnASmallPhone = Complete.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-4">
      {CONTRACT_STATUSES.map((status) => (
        <ContractCard key={status} {...args} status={status} />
      ))}
    </div>
  ),
});

export const OpensTheContract = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole("region", { name: copy("contractCard.signAndSend.title") });
    await expect(card).toHaveTextContent(copyPart("contractCard.step", { step: 5, total: 8 }));
    await userEvent.click(canvas.getByRole("button", { name: copy("contractCard.signAndSend.view") }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
