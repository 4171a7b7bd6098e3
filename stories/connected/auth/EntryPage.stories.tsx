import { copy, copyPart } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { authIn } from "./authIn.ts";

const meta = preview.meta({ ...connectedStory, tags: ["connected", "!autodocs"], args: { path: "/auth/signin" } });
const { amira, henrike, tomasz } = people;

export const Ready = meta.story({ name: "E-Mail-Adresse eingeben", play: says(copy("auth.entry.title")) });
export const CreatingAnAccount = meta.story({
  name: "Konto erstellen",
  args: { path: "/auth/create" },
  play: says(copy("auth.entry.titleCreate")),
});
export const Unknown = meta.story({
  name: "Kein Konto mit dieser E-Mail",
  async play(context) {
    await authIn(context).email.enter(tomasz.email);
    await says(copy("auth.entry.problems.noAccount"))();
  },
});
export const ExternalLinkSection = meta.story({
  name: "Externe Person ohne Konto",
  async play(context) {
    await authIn(context).email.enter(henrike.email);
    await says(copy("auth.entry.problems.noAccount"))();
  },
});
export const NotChecked = meta.story({
  name: "E-Mail-Adresse nicht geprüft",
  args: { faults: { checkEmail: "server-error" } },
  async play(context) {
    await authIn(context).email.enter(amira.email);
    await says(copyPart("auth.entry.problems.unableToCheck"))();
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
