import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/onboarding/invalid" } as const,
});

export const Ready = meta.story({ name: "Schritt gibt es nicht", play: says(copy("onboarding.invalidStep.title")) });
