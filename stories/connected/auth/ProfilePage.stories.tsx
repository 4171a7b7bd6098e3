import { people } from "#src/people/people.ts";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { addressConfirmed } from "./signUpUnderWay.ts";

/** The profile follows the new password. */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab: (database, at) => addressConfirmed(database, at, people.khai.phone) },
});

export const Ready = meta.story({
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Angaben speichern")();
  },
});
export const Failed = meta.story({
  args: { faults: { getExtra: "server-error" } },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Ihre Angaben fehlen noch")();
  },
});
