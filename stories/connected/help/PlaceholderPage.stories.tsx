import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/notifications" } as const,
});

export const Notifications = meta.story({ play: says("Benachrichtigungen") });
export const CheckIn = meta.story({ args: { path: "/operations/check-in" }, play: says("Check-in") });
export const CheckOut = meta.story({ args: { path: "/operations/check-out" }, play: says("Check-out") });
