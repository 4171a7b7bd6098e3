import { expect, fn } from "storybook/test";
import { NotOfferedScreen } from "#src/screens/help/NotOfferedScreen.tsx";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** In place of a screen for which the provider has no calls. */
const meta = preview.meta({
  component: NotOfferedScreen,
  args: { frame, subject: "contract", onToStart: fn() } as const,
  parameters: { layout: "fullscreen" },
});

export const Contract = meta.story({
  args: { subject: "contract" },
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const ContractData = meta.story({ args: { subject: "contractData" } });
export const IdDocument = meta.story({ args: { subject: "idDocument" } });
export const Payroll = meta.story({ args: { subject: "payroll" } });
export const FinancialData = meta.story({ args: { subject: "financialData" } });
export const PayrollDocuments = meta.story({ args: { subject: "payrollDocuments" } });
export const Availability = meta.story({ args: { subject: "availability" } });
export const EventStatus = meta.story({ args: { subject: "eventStatus" } });
export const Staff = meta.story({ args: { subject: "staff" } });

export const LeadsBackAndToTheStartPage = meta.story({
  args: { subject: "contract" },
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: "Noch nicht verfügbar" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Zur Startseite" }));
    await expect(args.onToStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Zurück" }));
    await expect(args.frame.onBack).toHaveBeenCalled();
  },
});
