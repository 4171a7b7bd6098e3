import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { authIn } from "./authIn.ts";
import { addressConfirmed } from "./signUpUnderWay.ts";
import { people } from "#src/people/people.ts";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab: (database, at) => addressConfirmed(database, at, people.khai.phone) },
});

export const Ready = meta.story({ name: "Passwort festlegen", play: says(copy("signUp.password.title")) });
export const NotCreated = meta.story({
  name: "Passwort nicht gespeichert",
  args: { faults: { createPassword: "offline" } },
  async play(context) {
    await authIn(context).newPassword.enter("Vorfeldbus7!");
    await says(copy("signUp.password.problems.notCreated"))();
  },
});
