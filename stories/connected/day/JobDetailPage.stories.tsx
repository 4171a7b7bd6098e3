import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/job-detail" } as const,
});

export const Loading = meta.story({
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says("Ihr Einsatz wird geladen …"),
});
export const Ready = meta.story({ play: says("Das tun Sie vor Ort") });
export const Empty = meta.story({
  args: { person: "paula" },
  play: says("Sobald ein Tag für Sie gebucht ist, steht Ihr Einsatz hier."),
});
export const Failed = meta.story({
  args: { faults: { getExtraEvents: "server-error" } },
  play: says("Einsatz konnte nicht geladen werden"),
});
