import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { addressConfirmed } from "./signUpUnderWay.ts";
import { people } from "#src/people/people.ts";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab: (database, at) => addressConfirmed(database, at, people.khai.phone) },
});

export const Ready = meta.story({ name: "Passwort festlegen", play: says("Passwort festlegen") });
export const NotCreated = meta.story({
  name: "Passwort nicht gespeichert",
  args: { faults: { createPassword: "offline" } },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.")();
  },
});
