import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/id-terms" } as const,
});

export const Loading = meta.story({
  args: { faults: { getIdDocument: "no-answer" } },
  play: says("Ausweisprüfung wird geladen …"),
});
export const Data = meta.story({ play: says("Ausweisdaten eingeben") });
export const Photo = meta.story({ args: { path: "/legacy/id-capture" }, play: says("Ausweis fotografieren") });
export const Done = meta.story({
  args: { person: "milica", path: "/legacy/id-result" },
  play: says("Ausweisfoto verwalten"),
});
export const Failed = meta.story({
  args: { faults: { getIdDocument: "server-error" } },
  play: says("Ausweisprüfung nicht geladen"),
});
export const NotOffered = meta.story({ args: { offers: [] }, play: says("Noch nicht verfügbar") });
