import { FieldError } from "#src/primitives/FieldError.tsx";
import preview from "#workbench/preview.tsx";

/** An error and how to fix it, beside something that is no text field. Text fields have their own. */
const meta = preview.meta({
  component: FieldError,
  args: { children: "Google antwortet gerade nicht. Bitte geben Sie stattdessen Ihre E-Mail-Adresse ein." },
});

export const Shown = meta.story({ name: "Fehler an einer Schaltfläche" });
export const Nothing = meta.story({ name: "Ohne Fehler, nichts zu sehen", args: { children: null } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Shown.Component />
      <Nothing.Component />
    </div>
  ),
});
