import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/job-detail" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says("Ihr Einsatz wird geladen …"),
});
export const Ready = meta.story({ name: "Geladen", play: says("Das tun Sie vor Ort") });
export const Empty = meta.story({
  name: "Kein Einsatz",
  args: { person: "paula" },
  play: says("Sobald ein Termin für Sie gebucht ist, sehen Sie hier Ihren Einsatz."),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says("Ihr Einsatz konnte nicht geladen werden"),
});
