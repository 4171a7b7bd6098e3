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
  play: says("Dokumente werden geladen …"),
});
export const Ready = meta.story({
  name: "Geladen",
  play: says("Tippen Sie auf ein Dokument. Es wird als PDF gespeichert."),
});
export const Empty = meta.story({ name: "Keine Dokumente", args: { person: "paula" }, play: says("Keine Dokumente") });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getPayrollDocuments: "server-error" } },
  play: says("Dokumente konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
