import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { forgotPassword } from "#app/sandbox/rules/passwordReset.ts";
import type { Database } from "#app/sandbox/database.ts";
import { people } from "#src/people/people.ts";

function link(database: Database, at: number) {
  forgotPassword(database, { email: people.amira.email }, at);
  return { token: Object.keys(database.resetLinks)[0] ?? "", email: null };
}

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/reset-password", link },
});

export const Ready = meta.story({ name: "Neues Passwort festlegen", play: says(copy("recovery.reset.title")) });
export const LinkEnded = meta.story({
  name: "Link abgelaufen oder benutzt",
  args: { link: () => ({ token: "verbraucht", email: null }) },
  play: says(copy("recovery.forgot.badLink.title")),
});
export const NotChecked = meta.story({
  name: "Link nicht geprüft",
  args: { faults: { validateResetToken: "server-error" } },
  play: says(copy("recovery.forgot.badLink.unchecked")),
});
