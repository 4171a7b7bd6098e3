import { expect, screen, waitFor } from "storybook/test";
import { people } from "#src/people/people.ts";
import { copy, copyPart } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { authIn } from "./authIn.ts";
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
    await authIn(context).newPassword.enter("Vorfeldbus7!");
    await says(copy("profile.information.submit"))();
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtra: "server-error" } },
  async play(context) {
    await authIn(context).newPassword.enter("Vorfeldbus7!");
    await says(copy("profile.information.failure.title"))();
  },
});
export const CountriesMissing = meta.story({
  name: "Länder nicht geladen",
  args: { faults: { getCountries: "captive-portal" } },
  parameters: { spec: ["VA-080"] },
  async play(context) {
    await authIn(context).newPassword.enter("Vorfeldbus7!");
    await expect(await screen.findByText(copy("profile.form.list.failed"))).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: copy("profile.form.list.retry") })).toBeVisible();
  },
});
export const NotSaved = meta.story({
  name: "Nicht gespeichert",
  args: { faults: { updateExtra: "captive-portal" }, inTab: everythingKnown },
  parameters: { spec: ["INFO-25", "INFO-26", "VA-094"] },
  async play(context) {
    await authIn(context).newPassword.enter("Vorfeldbus7!");
    const pass = await screen.findByLabelText(copy("profile.form.labels.passNumber"));
    await context.userEvent.type(pass, "9");
    await context.userEvent.click(screen.getByRole("button", { name: copy("profile.information.submit") }));
    await waitFor(() =>
      expect(context.canvas.getByRole("main")).toHaveTextContent(copyPart("profile.problems.saveFailed")),
    );
    await expect(pass).toHaveValue(`${people.paula.profile.passNumber}9`);
  },
});
export const Saved = meta.story({
  name: "Willkommen, Konto fertig",
  args: { inTab: everythingKnown },
  async play(context) {
    await authIn(context).newPassword.enter("Vorfeldbus7!");
    await context.userEvent.click(await screen.findByRole("button", { name: copy("profile.information.submit") }));
    await says(copyPart("signUp.success.title", { name: "Paula Maria" }))();
  },
});
