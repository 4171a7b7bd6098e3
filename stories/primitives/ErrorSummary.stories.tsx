import { useState, type SubmitEvent } from "react";
import { expect } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import { ColourChips } from "#src/primitives/ColourChips.tsx";
import { ErrorSummary, type FieldFault } from "#src/primitives/ErrorSummary.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import preview from "#workbench/preview.tsx";

const day = { field: "dateOfBirth", text: "Bitte geben Sie Ihr Geburtsdatum ein." };
const level = { field: "germanLevel", text: "Bitte wählen Sie Ihre Deutschkenntnisse." };
const colour = { field: "passColour", text: "Bitte wählen Sie die Farbe Ihres Ausweises." };
const title = "3\u00A0Angaben prüfen";

/**
 * What is still to be put right, above a form that is longer than the window, in the very words of the field errors.
 * Every line leads to its field. A form of one or two fields needs none; what concerns no field is a Banner.
 */
const meta = preview.meta({
  component: ErrorSummary,
  args: { title, errors: [day, level, colour], attempt: 1 },
});

export const Three = meta.story({ name: "Drei Fehler" });
export const One = meta.story({
  name: "Ein Fehler",
  args: { title: "1\u00A0Angabe prüfen", errors: [level] },
});
export const None = meta.story({ name: "Ohne Fehler, nichts zu sehen", args: { errors: [] } });
export const OnASmallPhone = meta.story({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-5">
      <Three.Component />
      <One.Component />
    </div>
  ),
});

const swatches = [
  { value: "Grün", label: "Grün", swatch: "green" },
  { value: "Blau", label: "Blau", swatch: "blue" },
] as const;

/** A form that is sent by hand and refuses as long as its two fields are empty. */
function SmallForm() {
  const [form, setForm] = useState({ dateOfBirth: "", passColour: "" });
  const [sent, setSent] = useState<{ attempt: number; errors: FieldFault[] }>({ attempt: 0, errors: [] });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const errors = [form.dateOfBirth ? [] : [day], form.passColour ? [] : [colour]].flat();
    setSent({ attempt: sent.attempt + 1, errors });
  };
  return (
    <form className="grid gap-5" onSubmit={send}>
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" {...sent} />
      <TextField
        label="Geburtsdatum"
        name={day.field}
        value={form.dateOfBirth}
        onValueChange={(dateOfBirth) => setForm({ ...form, dateOfBirth })}
      />
      <ColourChips
        legend="Farbe des Ausweises"
        name={colour.field}
        value={form.passColour}
        onValueChange={(passColour) => setForm({ ...form, passColour })}
        options={swatches}
      />
      <Button type="submit">Angaben speichern</Button>
    </form>
  );
}

const behaviour = ["behaviour", "!autodocs"];
const inAForm = () => <SmallForm />;

/** A6: said once, by the focus on the heading; no live region says it again. */
export const TakesTheFocusWhenItAppears = meta.story({
  tags: behaviour,
  render: inAForm,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("heading", { name: "Bitte prüfen Sie Ihre Angaben" })).toHaveFocus();
    await expect(canvas.getByRole("region", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvasElement.querySelector("section[aria-live], section [aria-live]")).toBeNull();
  },
});

/** A6 */
export const TakesTheFocusAgainWithEachAttempt = meta.story({
  tags: behaviour,
  render: inAForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.type(canvas.getByLabelText("Geburtsdatum"), "1");
    await expect(canvas.getByLabelText("Geburtsdatum")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading")).toHaveFocus();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
});

/** A6 */
export const LeadsToTheField = meta.story({
  tags: behaviour,
  render: inAForm,
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: day.text })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("Geburtsdatum")).toHaveFocus();
    await expect(location.href).toBe(address);
  },
});

/** A6 */
export const LeadsToTheFirstOfAGroup = meta.story({
  tags: behaviour,
  render: inAForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("link", { name: colour.text }));
    await expect(canvas.getByRole("radio", { name: "Grün" })).toHaveFocus();
  },
});

function SentBefore() {
  const [errors, setErrors] = useState<FieldFault[]>([]);
  return (
    <>
      <ErrorSummary title={title} errors={errors} attempt={0} />
      <TextField label="Nachname" name="lastName" value="" onValueChange={() => setErrors([day])} />
    </>
  );
}

export const LeavesTheFocusWhereSomebodyTypes = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: () => <SentBefore />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Nachname"), "O");
    await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
    await expect(canvas.getByLabelText("Nachname")).toHaveFocus();
  },
});

/** A10 */
export const LinksAreTallEnoughForAFinger = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});
