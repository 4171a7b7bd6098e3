import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";

const meta = preview.meta({ ...connectedStory, tags: ["connected", "!autodocs"], args: { path: "/auth/signin" } });
const { amira, henrike, tomasz } = people;

export const Ready = meta.story({ name: "E-Mail-Adresse eingeben", play: says("E-Mail-Adresse eingeben") });
export const CreatingAnAccount = meta.story({
  name: "Konto erstellen",
  args: { path: "/auth/create" },
  play: says("Konto erstellen"),
});
export const Unknown = meta.story({
  name: "Kein Konto mit dieser E-Mail",
  async play(context) {
    await enter(context, "E-Mail-Adresse", tomasz.email, "Weiter");
    await says("Kein Konto mit dieser E-Mail verfügbar")();
  },
});
export const ExternalLinkSection = meta.story({
  name: "Externe Person ohne Konto",
  async play(context) {
    await enter(context, "E-Mail-Adresse", henrike.email, "Weiter");
    await says("Kein Konto mit dieser E-Mail verfügbar")();
  },
});
export const NotChecked = meta.story({
  name: "E-Mail-Adresse nicht geprüft",
  args: { faults: { checkEmail: "server-error" } },
  async play(context) {
    await enter(context, "E-Mail-Adresse", amira.email, "Weiter");
    await says(/^E-Mail kann nicht überprüft werden/)();
  },
});
export const InvitationExpired = meta.story({
  name: "Einladung abgelaufen",
  args: {
    path: "/auth/signin",
    link: () => ({ token: "verbraucht", email: people.konstantin.email }),
  },
  play: says(/^Dieser Einladungslink funktioniert nicht\. Bitte öffnen/),
});
