import { copy } from "#stories/support/copy.ts";
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
  play: says(copy("payroll.form.loading")),
});
export const Sample = meta.story({ name: "Beispieldaten offen", play: says(copy("payroll.form.sample.title")) });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getPayrollData: "server-error" } },
  play: says(copy("payroll.form.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
