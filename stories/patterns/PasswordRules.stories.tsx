import { useState } from "react";
import { expect } from "storybook/test";
import { PasswordRules } from "#src/patterns/PasswordRules.tsx";
import preview from "#workbench/preview.tsx";

/** The four rules of a new password, below its field. Ticks come while typing, red only after an attempt to go on. */
const meta = preview.meta({ component: PasswordRules, args: { password: "Vorfeldbus", showsUnmet: false } });

export const AllOpen = meta.story({ name: "Alle Vorgaben offen", args: { password: "" } });
export const HalfMet = meta.story({ name: "Vorgaben zum Teil erfüllt" });
export const HalfMetAfterEnter = meta.story({ name: "Abgeschickt, Vorgaben noch offen", args: { showsUnmet: true } });
export const UncountedSign = meta.story({ name: "Zeichen zählt nicht", args: { password: "Vorfeldbus7§" } });
export const AllMet = meta.story({ name: "Alle Vorgaben erfüllt", args: { password: "Vorfeldbus7!" } });

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
    await expect(status).toHaveTextContent("1 von 4 Vorgaben erfüllt");
    const said = status.firstElementChild;
    await userEvent.type(field, "feld");
    await expect(status.firstElementChild).toBe(said);
    await userEvent.type(field, "bus7");
    await expect(status).toHaveTextContent("3 von 4 Vorgaben erfüllt");
  },
});
export const NamesEverySpecialCharacterAfterEnter = HalfMetAfterEnter.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Es zählen nur/)).toHaveTextContent('! @ # $ % ^ & * ( ) , . ? " : { } | < >');
    await expect(canvas.getAllByText("fehlt noch")).toHaveLength(2);
    await expect(canvas.getAllByText("erfüllt")).toHaveLength(2);
  },
});

export const NamesTheSignThatDoesNotCount = UncountedSign.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const told = "Das Zeichen „§“ zählt nicht als Sonderzeichen.";
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent(told);
    await expect(canvas.getByRole("status")).toHaveTextContent(`3 von 4 Vorgaben erfüllt ${told}`);
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
