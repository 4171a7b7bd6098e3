import { expect, fn } from "storybook/test";
import { NotOfferedScreen } from "#src/screens/help/NotOfferedScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** Replaces a screen for which the provider has no calls. */
const meta = preview.meta({
  component: NotOfferedScreen,
  args: { frame, subject: "contract", onToStart: fn() } as const,
  parameters: { layout: "fullscreen" },
});

export const Contract = meta.story({
  name: "Vertrag noch nicht verfügbar",
  args: { subject: "contract" },
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const ContractData = meta.story({
  name: "Vertragsdaten noch nicht verfügbar",
  args: { subject: "contractData" },
});
export const IdDocument = meta.story({ name: "Ausweisprüfung noch nicht verfügbar", args: { subject: "idDocument" } });
export const Payroll = meta.story({ name: "Angaben zum Lohn noch nicht verfügbar", args: { subject: "payroll" } });
export const FinancialData = meta.story({
  name: "Bank und Steuer noch nicht verfügbar",
  args: { subject: "financialData" },
});
export const PayrollDocuments = meta.story({
  name: "Dokumente noch nicht verfügbar",
  args: { subject: "payrollDocuments" },
});
export const Availability = meta.story({
  name: "Verfügbarkeit noch nicht verfügbar",
  args: { subject: "availability" },
});
export const EventStatus = meta.story({ name: "Ablauf noch nicht verfügbar", args: { subject: "eventStatus" } });
export const Staff = meta.story({ name: "Check-in-Listen noch nicht verfügbar", args: { subject: "staff" } });

export const LeadsBackAndToTheStartPage = meta.story({
  args: { subject: "contract" },
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("notOffered.title") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("comingSoon.toStart") }));
    await expect(args.onToStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(args.frame.onBack).toHaveBeenCalled();
  },
});
