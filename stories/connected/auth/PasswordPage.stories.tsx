import { copy } from "#stories/support/copy.ts";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
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
    await enter(context, copy("signUp.password.label"), "Vorfeldbus7!", copy("signUp.password.submit"));
    await says(copy("signUp.password.problems.notCreated"))();
  },
});
