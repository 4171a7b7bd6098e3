import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { addressAsked } from "./signUpUnderWay.ts";
import { people } from "#src/people/people.ts";

/** A reload in a step for which the confirmation of the address is gone. */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: {
    path: "/auth/verify-phone",
    inTab: () => addressAsked(people.khai.phone),
  },
});

export const Ready = meta.story({ name: "E-Mail-Bestätigung abgelaufen", play: says("E-Mail-Bestätigung abgelaufen") });
