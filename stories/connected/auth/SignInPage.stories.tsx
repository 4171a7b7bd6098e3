import { expect } from "storybook/test";
import { copy, copyPart } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { authIn } from "./authIn.ts";

const meta = preview.meta({ ...connectedStory, tags: ["connected", "!autodocs"], args: { path: "/auth/signin" } });
const { email, password } = people.amira;

export const Ready = meta.story({
  name: "Passwort eingeben",
  async play(context) {
    await authIn(context).email.enter(email);
    await says(copy("signIn.title"))();
  },
});
export const SignsIn = meta.story({
  name: "Angemeldet, auf der Startseite",
  async play(context) {
    await authIn(context).email.enter(email);
    await authIn(context).password.enter(password);
    await says(copy("dashboard.tasksTitle"))();
  },
});
export const Refused = meta.story({
  name: "Passwort falsch",
  parameters: { spec: ["AUTH-91", "VA-099"] },
  async play(context) {
    await authIn(context).email.enter(email);
    await authIn(context).password.enter(`${password}?`);
    await says(copy("signIn.problems.refused"))();
    const field = context.canvas.getByLabelText(copy("signIn.password"));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(`${password}?`);
    await expect(field).toHaveAccessibleDescription(copyPart("signIn.problems.refused"));
  },
});
export const NotAnswered = meta.story({
  name: "Anmeldung ohne Verbindung",
  args: { faults: { login: "offline" } },
  async play(context) {
    await authIn(context).email.enter(email);
    await authIn(context).password.enter(password);
    await says(copy("signIn.problems.unexpected"))();
  },
});
