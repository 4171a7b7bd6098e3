import { expect, fn, within } from "storybook/test";
import { initialsOf } from "#src/lib/initials.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { MyProfileScreen } from "#src/screens/my-profile/MyProfileScreen.tsx";
import { copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

const shown = ({ firstName, lastName, email }: Person) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
  initials: initialsOf(firstName, lastName),
});

/** Opened by the round mark at the top right of every screen. Leads to all personal data and to the sign-out. */
const meta = preview.meta({
  component: MyProfileScreen,
  args: {
    frame,
    person: shown(people.amira),
    idCheck: "open",
    signOut: "idle",
    onOpen: fn(),
    onSignOut: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  name: "Üblich",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-028", "PROF-01", "MSGS-014..018"],
  },
});
export const IdCheckPending = meta.story({ name: "Ausweisprüfung offen", parameters: { spec: ["VS-029"] } });
export const IdCheckDone = meta.story({
  name: "Ausweisprüfung erledigt",
  args: { idCheck: "done" },
  parameters: { spec: ["VS-029"] },
});
export const IdCheckNotOffered = meta.story({
  name: "Ausweisprüfung noch nicht verfügbar",
  args: { idCheck: "notOffered" },
});
export const IdCheckNotKnownYet = meta.story({ name: "Ausweisprüfung noch nicht bekannt", args: { idCheck: null } });
export const LongNameAndEmail = meta.story({
  name: "Längster Name, längste E-Mail-Adresse",
  args: {
    frame: frameAt("profile", people.maximiliane),
    person: { ...shown(people.maximiliane), email: people.wilhelmine.email },
  },
  parameters: { spec: ["VS-030"] },
});
export const OneName = meta.story({
  name: "Nur ein Name",
  args: { frame: frameAt("profile", people.suharti), person: shown(people.suharti) },
});
export const SigningOut = meta.story({
  name: "Abmeldung läuft",
  args: { signOut: "busy" },
  parameters: { spec: ["VS-031"] },
});
export const OnASmallPhone = IdCheckDone.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const OpensEachEntry = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["PROF-01"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(within(canvas.getAllByRole("list")[0]!).getAllByRole("listitem")).toHaveLength(5);
    const entries = [
      [/^Profildaten/, "profileData"],
      [/^Lohn und Bank/, "billingData"],
      [/^Ausweisprüfung.*Offen/, "idCheck"],
      [/^Einstellungen/, "settings"],
      [/^Hilfe und Kontakt/, "help"],
    ] as const;
    for (const [name, entry] of entries) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(entry);
    }
    await expect(args.onOpen).toHaveBeenCalledTimes(5);
    await userEvent.click(canvas.getByRole("button", { name: copyPart("myProfile.entries.signOut.title") }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

export const SignsOutOnce = SigningOut.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole("button", { name: copyPart("myProfile.entries.signOut.busyTitle") });
    await expect(row).toHaveAttribute("aria-busy", "true");
    await userEvent.click(row);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const ShowsLongNamesCompletely = LongNameAndEmail.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    for (const text of [/^Maximiliane/, /^wilhelmine\.abendroth/]) {
      const line = canvas.getByText(text);
      await expect(getComputedStyle(line).getPropertyValue("-webkit-line-clamp")).toBe("none");
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
