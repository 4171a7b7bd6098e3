import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/intro/event" } as const,
});

export const EventApplication = meta.story({
  name: "Einführung Termine",
  play: says("Hier finden Sie alle Termine, für die der Probebetrieb Teilnehmende sucht."),
});
export const CodeOfConduct = meta.story({
  name: "Einführung Verhaltensregeln",
  args: { path: "/intro/conduct" },
  play: says("Vor Ihrem ersten Einsatz lesen Sie bitte die Verhaltensregeln."),
});
export const ContractData = meta.story({
  name: "Einführung Vertragsdaten",
  args: { path: "/intro/contract" },
  play: says("Vertrag vorbereiten"),
});
export const PayrollInfo = meta.story({
  name: "Einführung Bank und Steuer",
  args: { path: "/intro/payroll" },
  play: says("Bank und Steuer angeben"),
});
export const IdVerification = meta.story({
  name: "Einführung Ausweisprüfung",
  args: { path: "/intro/id-check" },
  play: says("Ausweis prüfen lassen"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { path: "/intro/contract", offers: [] },
  play: says("Noch nicht verfügbar"),
});
