import { expect, screen, waitFor } from "storybook/test";
import { people } from "#src/people/people.ts";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { addressConfirmed, everythingKnown } from "./signUpUnderWay.ts";

/** The profile follows the new password. */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab: (database, at) => addressConfirmed(database, at, people.khai.phone) },
});

export const Ready = meta.story({
  name: "Geladen",
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Angaben speichern")();
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtra: "server-error" } },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Ihre Angaben konnten nicht geladen werden")();
  },
});
export const CountriesMissing = meta.story({
  name: "Länder nicht geladen",
  args: { faults: { getCountries: "captive-portal" } },
  parameters: { spec: ["VA-080"] },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await expect(
      await screen.findByText("Die Liste konnte nicht geladen werden. Bitte laden Sie sie erneut."),
    ).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Erneut laden" })).toBeVisible();
  },
});
export const NotSaved = meta.story({
  name: "Nicht gespeichert",
  args: { faults: { updateExtra: "captive-portal" }, inTab: everythingKnown },
  parameters: { spec: ["INFO-25", "INFO-26", "VA-094"] },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    const pass = await screen.findByLabelText("Nummer des Flughafenausweises");
    await context.userEvent.type(pass, "9");
    await context.userEvent.click(screen.getByRole("button", { name: "Angaben speichern" }));
    await waitFor(() =>
      expect(context.canvas.getByRole("main")).toHaveTextContent(
        "Das Profil konnte nicht gespeichert werden. Ihre Angaben sind noch da.",
      ),
    );
    await expect(pass).toHaveValue(`${people.paula.profile.passNumber}9`);
  },
});
export const Saved = meta.story({
  name: "Willkommen, Konto fertig",
  args: { inTab: everythingKnown },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await context.userEvent.click(await screen.findByRole("button", { name: "Angaben speichern" }));
    await says(/^Willkommen/)();
  },
});
