import { people } from "#src/people/people.ts";
import { copyPart } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/onboarding/welcome" } as const,
});

export const Welcome = meta.story({
  name: "Guten Start, erste Schritte",
  args: { remembers: { [`onboarding:${people.amira.extraId}`]: JSON.stringify({ isFirstTimeUser: true }) } },
  play: says(copyPart("onboarding.welcome.title", { name: "Amira Chidinma" })),
});
