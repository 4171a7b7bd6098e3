import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/profile/payroll" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getPayrollData: "no-answer" } },
  play: says("Ihre Angaben werden geladen …"),
});
export const Sample = meta.story({ name: "Beispieldaten offen", play: says("Beispieldaten") });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getPayrollData: "server-error" } },
  play: says("Ihre Angaben konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
