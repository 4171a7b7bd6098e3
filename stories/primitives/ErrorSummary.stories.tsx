import { useState } from "react";
import { expect } from "storybook/test";
import { ColourChips } from "#src/primitives/ColourChips.tsx";
import { ErrorSummary } from "#src/primitives/ErrorSummary.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const day = { field: "dateOfBirth", text: de("profile.form.required.dateOfBirth") };
const level = { field: "germanLevel", text: de("profile.form.required.germanLevel") };
const colour = { field: "passColour", text: de("profile.form.required.passColour") };
const title = de("profile.form.summary", { count: 3 });
const required = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "nationality",
  "germanLevel",
  "phone",
  "passNumber",
  "passColour",
  "street",
  "postalCode",
  "city",
  "cityOfBirth",
] as const;

/**
 * The first three errors of a form that is longer than the window, in the words of the field errors. Every line links to
 * its field; the others follow as the first ones are corrected. The title counts them all. A form of one or two fields
 * needs none; an error of no field is a Banner.
 */
const meta = preview.meta({
  component: ErrorSummary,
  args: { title, errors: [day, level, colour], more: (count: number) => de("failure.moreErrors", { count }) },
});

export const Three = meta.story({ name: "Drei Fehler" });
export const One = meta.story({
  name: "Ein Fehler",
  args: { title: de("profile.form.summary", { count: 1 }), errors: [level] },
});
export const Twelve = meta.story({
  name: "Zwölf Fehler, drei davon zu sehen",
  args: {
    title: de("profile.form.summary", { count: required.length }),
    note: de("profile.form.allRequired"),
    errors: required.map((field) => ({ field, text: de(`profile.form.required.${field}`) })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByText(args.more(9), { normalizer: (text) => text })).toBeVisible();
  },
});
export const None = meta.story({ name: "Ohne Fehler, nichts zu sehen", tags: ["!autodocs"], args: { errors: [] } });
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

/** Two invalid fields with their summary. */
function SmallForm() {
  const [form, setForm] = useState({ dateOfBirth: "", passColour: "" });
  const errors = [form.dateOfBirth ? [] : [day], form.passColour ? [] : [colour]].flat();
  return (
    <div className="grid gap-5">
      <ErrorSummary title={de("profile.form.summary", { count: errors.length })} errors={errors} more={() => ""} />
      <TextField
        label="Geburtsdatum"
        name={day.field}
        value={form.dateOfBirth}
        onValueChange={(dateOfBirth) => setForm({ ...form, dateOfBirth })}
      />
      <ColourChips
        legend="Farbe des Flughafenausweises"
        name={colour.field}
        value={form.passColour}
        onValueChange={(passColour) => setForm({ ...form, passColour })}
        options={swatches}
      />
    </div>
  );
}

const behaviour = ["behaviour", "!autodocs"];
const inAForm = () => <SmallForm />;

/** A6: the focus on the first field announces the error. */
export const SaysNothingByItself = meta.story({
  tags: behaviour,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: title })).toBeVisible();
    await expect(canvasElement.querySelector("[role=alert], [aria-live]")).toBeNull();
  },
});

/** A6 */
export const LeadsToTheField = meta.story({
  tags: behaviour,
  render: inAForm,
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
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
    await userEvent.click(canvas.getByRole("link", { name: colour.text }));
    await expect(canvas.getByRole("radio", { name: "Grün" })).toHaveFocus();
  },
});

export const DoesNotMoveTheFocusWhileTyping = meta.story({
  tags: behaviour,
  render: inAForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Geburtsdatum"), "1");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByLabelText("Geburtsdatum")).toHaveFocus();
  },
});

/** A10 */
export const LinksAreTallEnoughForAFinger = meta.story({
  tags: behaviour,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});
