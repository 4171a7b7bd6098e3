import { useState } from "react";
import { expect } from "storybook/test";
import { PasswordRules } from "#src/patterns/PasswordRules.tsx";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The four rules of a new password, below its field. Checkmarks appear while typing, red only after a submit. */
const meta = preview.meta({ component: PasswordRules, args: { password: "Vorfeldbus", showsUnmet: false } });

export const AllOpen = meta.story({ name: "Alle Regeln offen", args: { password: "" } });
export const HalfMet = meta.story({ name: "Regeln zum Teil erfüllt" });
export const HalfMetAfterEnter = meta.story({ name: "Abgeschickt, Regeln noch offen", args: { showsUnmet: true } });
export const UncountedSign = meta.story({ name: "Zeichen zählt nicht", args: { password: "Vorfeldbus7§" } });
export const AllMet = meta.story({ name: "Alle Regeln erfüllt", args: { password: "Vorfeldbus7!" } });

export const SaysOnlyWhatChanges = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: function Typed() {
    const [password, setPassword] = useState("");
    return (
      <div className="grid gap-4">
        <input
          aria-required
          aria-label="Neues Passwort"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordRules password={password} showsUnmet={false} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Neues Passwort");
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, "Vor");
    await expect(status).toHaveTextContent(copyPart("signUp.passwordRules.progress", { met: 1, total: 4 }));
    const announcement = status.firstElementChild;
    await userEvent.type(field, "feld");
    await expect(status.firstElementChild).toBe(announcement);
    await userEvent.type(field, "bus7");
    await expect(status).toHaveTextContent(copyPart("signUp.passwordRules.progress", { met: 3, total: 4 }));
  },
});
export const NamesEverySpecialCharacterAfterEnter = HalfMetAfterEnter.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copyPart("signUp.passwordRules.specialAll"))).toHaveTextContent(
      '! @ # $ % ^ & * ( ) , . ? " : { } | < >',
    );
    await expect(canvas.getAllByText(copy("signUp.passwordRules.unmet"))).toHaveLength(2);
    await expect(canvas.getAllByText(copy("signUp.passwordRules.met"))).toHaveLength(2);
  },
});

export const NamesTheSignThatDoesNotCount = UncountedSign.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const expected = de("signUp.passwordRules.signUncounted", { sign: "§" });
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent(expected);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      inOrder(de("signUp.passwordRules.progress", { met: 3, total: 4 }), expected),
    );
  },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-6">
      <AllOpen.Component />
      <HalfMet.Component />
      <HalfMetAfterEnter.Component />
      <UncountedSign.Component />
      <AllMet.Component />
    </div>
  ),
});
