import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";

const { email, extraId, phone } = people.khai;

/** A reload in a step for which the confirmation of the address is gone. */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: {
    path: "/auth/verify-phone",
    inTab: () => ({
      signUp: JSON.stringify({ email, phone }),
      pendingAuth: JSON.stringify({ email, extraId, needsPassword: false }),
    }),
  },
});

export const Ready = meta.story({ play: says("E-Mail-Bestätigung abgelaufen") });
