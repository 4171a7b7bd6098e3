import { people } from "#src/people/people.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/profile/contract" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getContractData: "no-answer" } },
  play: says("Ihre Angaben werden geladen …"),
});
export const Introduction = meta.story({ name: "Mit Einführung beim ersten Besuch", play: says("Ihre Vertragsdaten") });
export const Ready = meta.story({
  name: "Geladen",
  args: { remembers: { [`introSeen:app-contract-data:${people.amira.extraId}`]: "1" } },
  play: says("Mit diesen Angaben bereitet die Personalstelle Ihren Vertrag vor."),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getContractData: "server-error" } },
  play: says("Ihre Angaben konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
