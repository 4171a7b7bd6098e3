import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/intro/event" } as const,
});

export const EventApplication = meta.story({
  name: "Einführung Termine",
  play: says(copy("onboarding.intro.eventApplication.lead")),
});
export const CodeOfConduct = meta.story({
  name: "Einführung Verhaltensregeln",
  args: { path: "/intro/conduct" },
  play: says(copy("onboarding.intro.codeOfConduct.lead")),
});
export const ContractData = meta.story({
  name: "Einführung Vertragsdaten",
  args: { path: "/intro/contract" },
  play: says(copy("onboarding.intro.contractData.title")),
});
export const PayrollInfo = meta.story({
  name: "Einführung Bank und Steuer",
  args: { path: "/intro/payroll" },
  play: says(copy("onboarding.intro.payrollInfo.title")),
});
export const IdVerification = meta.story({
  name: "Einführung Ausweisprüfung",
  args: { path: "/intro/id-check" },
  play: says(copy("onboarding.intro.idVerification.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { path: "/intro/contract", offers: [] },
  play: says(copy("notOffered.title")),
});
