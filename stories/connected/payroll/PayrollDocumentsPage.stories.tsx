import { copy } from "#stories/support/copy.ts";
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
  play: says(copy("payroll.documents.loading")),
});
export const Ready = meta.story({
  name: "Geladen",
  play: says(copy("payroll.documents.lead")),
});
export const Empty = meta.story({
  name: "Noch keine Lohnabrechnung",
  args: { person: "paula" },
  play: says(copy("payroll.documents.empty.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getPayrollDocuments: "server-error" } },
  play: says(copy("payroll.documents.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
