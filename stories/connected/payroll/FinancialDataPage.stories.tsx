import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/financial-data" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getFinancialData: "no-answer" } },
  play: says("Ihre Angaben werden geladen …"),
});
export const Ready = meta.story({ name: "Geladen", play: says("Bank und Steuer angeben") });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getFinancialData: "server-error" } },
  play: says("Ihre Angaben konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
