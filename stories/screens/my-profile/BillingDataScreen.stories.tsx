import { expect, fn } from "storybook/test";
import { BillingDataScreen } from "#src/screens/my-profile/BillingDataScreen.tsx";
import { copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

/** Comes from my profile; leads to the financial data and to the payslips. */
const meta = preview.meta({
  component: BillingDataScreen,
  args: { frame, financialData: "open", onOpen: fn() } as const,
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  name: "Üblich",
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VS-032", "PROF-03", "MSGS-019", "MSGS-020"] },
});
export const FinancialDataDone = meta.story({
  name: "Bank und Steuer erledigt",
  args: { financialData: "done" },
  parameters: { spec: ["VS-033"] },
});
export const OnASmallPhone = FinancialDataDone.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const OpensEachEntry = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["PROF-03"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: copyPart("myProfile.billing.entries.financialData.title") }),
    );
    await expect(args.onOpen).toHaveBeenLastCalledWith("financialData");
    await userEvent.click(
      canvas.getByRole("button", { name: copyPart("myProfile.billing.entries.payrollDocument.title") }),
    );
    await expect(args.onOpen).toHaveBeenLastCalledWith("payrollDocument");
  },
});
