import { page } from "vitest/browser";
import type { AppStart, OpenApp } from "../openApp.ts";
import { fill, press } from "../situation.ts";
import { situations } from "../situations.ts";
import { toProfile } from "../situations/wayIn.ts";

/** A form: how it is opened and filled so that it could be sent, and what sends it. */
export type Form = AppStart & {
  name: string;
  prepare?: (app: OpenApp) => Promise<void>;
  submit: string;
};

const prepared = (call: string) => situations.find((one) => one.call === call && one.prepare)?.prepare;
const stranger = { path: "/auth/signin", as: "stranger" } as const;
const invited = { path: "/auth/signin", as: "invited", person: "konstantin" } as const;

/** Every form in which somebody writes. */
export const forms: readonly Form[] = [
  { name: "entry", ...stranger, person: "amira", submit: "Weiter" },
  { name: "password", ...stranger, person: "amira", prepare: prepared("login")!, submit: "Anmelden" },
  {
    name: "code by e-mail",
    ...stranger,
    person: "khai",
    prepare: prepared("verifyEmailCode")!,
    submit: "Code bestätigen",
  },
  { name: "phone", ...invited, submit: "SMS-Code anfordern" },
  { name: "code by SMS", ...invited, prepare: prepared("verifySmsCode")!, submit: "Code bestätigen" },
  { name: "new password", ...invited, prepare: prepared("createPassword")!, submit: "Passwort speichern" },
  { name: "first profile", ...invited, prepare: toProfile, submit: "Angaben speichern" },
  { name: "forgotten password", path: "/forgot-password", as: "stranger", person: "amira", submit: "Link anfordern" },
  {
    name: "reset",
    path: "/reset-password",
    as: "resetting",
    person: "amira",
    prepare: prepared("resetPassword")!,
    submit: "Passwort speichern",
  },
  { name: "profile", path: "/legacy/profile-data", person: "amira", submit: "Angaben speichern" },
  {
    name: "new group",
    path: "/group/create",
    person: "paula",
    prepare: () => fill("Gruppenname", "Nachtflug"),
    submit: "Gruppe erstellen",
  },
  { name: "group number", path: "/group/join", person: "paula", submit: "Gruppe beitreten" },
  {
    name: "invitation",
    path: "/group",
    person: "amira",
    prepare: prepared("inviteToGroup")!,
    submit: "Einladung senden",
  },
  {
    name: "cancellation",
    path: "/events/my-event",
    person: "amira",
    async prepare() {
      await press("Termin absagen");
      await page.getByRole("dialog").getByText("Anderer Grund").click();
    },
    submit: "Absage bestätigen",
  },
  {
    name: "course of the day",
    path: "/events/details/2",
    person: "amira",
    prepare: () => press("Ablauf bearbeiten"),
    submit: "Ablauf speichern",
  },
  { name: "payroll", path: "/profile/payroll", person: "amira", submit: "Angaben speichern" },
  { name: "bank and tax", path: "/legacy/financial-data", person: "amira", submit: "Angaben speichern" },
  { name: "identity card", path: "/legacy/id-terms", person: "amira", submit: "Angaben prüfen lassen" },
];
