import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/payroll-document" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getPayrollDocuments: "no-answer" } },
  play: says("Lohnabrechnungen werden geladen …"),
});
export const Ready = meta.story({
  name: "Geladen",
  play: says("Tippen Sie auf eine Lohnabrechnung. Das PDF wird auf Ihrem Gerät gespeichert."),
});
export const Empty = meta.story({
  name: "Noch keine Lohnabrechnung",
  args: { person: "paula" },
  play: says("Noch keine Lohnabrechnung"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getPayrollDocuments: "server-error" } },
  play: says("Ihre Lohnabrechnungen konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
