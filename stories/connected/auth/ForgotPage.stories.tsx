import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { authIn } from "./authIn.ts";

const meta = preview.meta({ ...connectedStory, tags: ["connected", "!autodocs"], args: { path: "/forgot-password" } });
const { email } = people.amira;

export const Ready = meta.story({ name: "Passwort zurücksetzen", play: says(copy("recovery.forgot.title")) });
export const Sent = meta.story({
  name: "Link gesendet",
  async play(context) {
    await authIn(context).forgotten.enter(email);
    await says(copy("recovery.sent.title"))();
  },
});
export const NotSent = meta.story({
  name: "Link nicht gesendet",
  args: { faults: { forgotPassword: "offline" } },
  async play(context) {
    await authIn(context).forgotten.enter(email);
    await says(copy("recovery.forgot.problems.failed"))();
  },
});
