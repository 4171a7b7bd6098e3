import { useEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import { ColourChips } from "#src/primitives/ColourChips.tsx";
import { Form, type FormProps } from "#src/primitives/Form.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import preview from "#workbench/preview.tsx";

const missing = {
  name: "Bitte geben Sie Ihren Namen ein.",
  town: "Bitte geben Sie Ihren Wohnort ein.",
  colour: "Bitte wählen Sie die Farbe Ihres Flughafenausweises.",
};
const colours = [
  { value: "Grün", label: "Grün", swatch: "green" },
  { value: "Blau", label: "Blau", swatch: "blue" },
] as const;

/** Validates on submit and on blur of a changed field, and focuses the first error. */
function Example({ startsChecked = false }: Pick<FormProps, "startsChecked">) {
  const [values, setValues] = useState({ name: "", town: "", colour: "" });
  const [sent, setSent] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const town = useRef<HTMLInputElement>(null);
  const isJudged = startsChecked || sent > 0;
  const problems = {
    name: (isJudged || isLeft) && !values.name ? missing.name : undefined,
    town: isJudged && !values.town ? missing.town : undefined,
    colour: isJudged && !values.colour ? missing.colour : undefined,
  };
  useEffect(() => {
    if (sent > 0) (name.current?.value ? town : name).current?.focus();
  }, [sent]);
  return (
    <Form className="grid gap-5" startsChecked={startsChecked} onSubmit={() => setSent(sent + 1)}>
      <TextField
        ref={name}
        label="Name"
        name="name"
        value={values.name}
        onValueChange={(next) => {
          setValues({ ...values, name: next });
          setChanged(true);
        }}
        onBlur={() => setLeft(isChanged)}
        error={problems.name}
      />
      <TextField
        ref={town}
        label="Wohnort"
        name="town"
        value={values.town}
        onValueChange={(next) => setValues({ ...values, town: next })}
        error={problems.town}
      />
      <ColourChips
        legend="Farbe des Flughafenausweises"
        name="colour"
        value={values.colour}
        onValueChange={(next) => setValues({ ...values, colour: next })}
        options={colours}
        error={problems.colour}
      />
      <Button type="submit">Angaben speichern</Button>
    </Form>
  );
}

/**
 * Fields that are submitted together. An error is announced once: on submit by the focus on the first invalid field; on
 * blur, or if that field already has the focus, by the live region beside the field.
 */
const meta = preview.meta({ component: Example });

export const Untouched = meta.story({ name: "Noch nicht gesendet" });
export const Judged = meta.story({ name: "Mit drei Fehlern", args: { startsChecked: true } });

const behaviour = ["behaviour", "!autodocs"];

/** The politeness of the live region that contains a sentence. */
const saying = (sentence: HTMLElement) => sentence.closest("[aria-live]")?.getAttribute("aria-live");

/** A6, A8 */
export const LeavesToTheFocusWhatSendingFinds = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByLabelText("Name")).toHaveFocus();
    await expect(canvas.getByLabelText("Name")).toHaveAccessibleDescription(missing.name);
    for (const sentence of Object.values(missing)) await expect(saying(canvas.getByText(sentence))).toBe("off");
  },
});

/** A8: a focus that does not move announces nothing. */
export const SaysWhatIsWrongWhereTheFocusIsAlready = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Name"), "{Enter}");
    await expect(canvas.getByLabelText("Name")).toHaveFocus();
    await expect(saying(canvas.getByText(missing.name))).toBe("polite");
    await expect(saying(canvas.getByText(missing.town))).toBe("off");
  },
});

/** A8 */
export const SaysWhatIsWrongWithAFieldThatIsLeft = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Name")).toBeValid();
    await userEvent.type(canvas.getByLabelText("Name"), "A{Backspace}");
    await userEvent.tab();
    await expect(saying(canvas.getByText(missing.name))).toBe("polite");
  },
});

/** A8: later errors are announced again. */
export const SpeaksAgainOnceSomethingIsTyped = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.type(canvas.getByLabelText("Name"), "A{Backspace}");
    await expect(saying(canvas.getByText(missing.name))).toBe("polite");
  },
});

/** A8: screen readers read the page from its heading; five sentences at once would interrupt. */
export const SaysNothingOfWhatWasWrongBefore = Judged.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(saying(canvas.getByText(missing.town))).toBe("off");
  },
});
