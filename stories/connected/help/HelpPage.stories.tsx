import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/info/faq" } as const,
});

export const Ready = meta.story({ play: says("Kurze Antworten auf häufige Fragen") });
