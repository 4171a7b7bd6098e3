import { useRef, useState } from "react";
import { expect, fn } from "storybook/test";
import { ColourChips, type ColourChipsProps } from "#src/primitives/ColourChips.tsx";
import preview from "#workbench/preview.tsx";

const legend = "Farbe des Flughafenausweises";
const error = "Bitte wählen Sie die Farbe Ihres Flughafenausweises.";
const options = [
  { value: "Grün", label: "Grün", swatch: "green" },
  { value: "Gelb", label: "Gelb", swatch: "yellow" },
  { value: "Blau", label: "Blau", swatch: "blue" },
] as const;

/**
 * A choice of two to four things that have a colour, such as an airport pass; the colour is always named. For more than
 * four use SelectField, for states Badge.
 */
const meta = preview.meta({
  component: ColourChips,
  args: { legend, name: "passColour", value: "", onValueChange: fn(), onBlur: fn(), options },
});

export const NothingChosen = meta.story({ name: "Nichts gewählt" });
export const Chosen = meta.story({ name: "Farbe gewählt", args: { value: "Gelb" } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const WithHint = meta.story({
  name: "Mit Hilfetext, freiwillig",
  args: { hint: "Die Farbe steht auf der Vorderseite.", optionalLabel: "freiwillig" },
});
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { value: "Gelb", isReadOnly: true } });
export const OnASmallPhone = meta.story({
  name: "Auf kleinem Handy",
  args: { value: "Grün" },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <ColourChips {...args} legend="Nichts gewählt" name="none" />
      <ColourChips {...args} legend="Gewählt" name="green" value="Grün" />
      <ColourChips {...args} legend="Fehler" name="wrong" error={error} />
      <ColourChips
        {...args}
        legend="Freiwillig"
        name="optional"
        optionalLabel="freiwillig"
        hint="Auf der Vorderseite."
      />
      <ColourChips {...args} legend="Wird gespeichert" name="locked" value="Blau" isReadOnly />
    </div>
  ),
});

function Controlled({ value, ...args }: ColourChipsProps) {
  const [colour, setColour] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <ColourChips
        {...args}
        ref={field}
        value={colour}
        onValueChange={(next) => {
          args.onValueChange(next);
          setColour(next);
        }}
      />
      <button type="button" onClick={() => field.current?.focus()}>
        zum Feld
      </button>
    </>
  );
}

const behaviour = ["behaviour", "!autodocs"];
const controlled = (args: ColourChipsProps) => <Controlled {...args} />;

export const TakesAClickAnywhereOnAChip = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Blau"));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("Blau");
    await expect(canvas.getByRole("radio", { name: "Blau" })).toBeChecked();
    const chip = canvas.getByText("Blau").closest("label");
    const radio = canvas.getByRole("radio", { name: "Blau" });
    await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(chip).toContainElement(radio);
  },
});

/** The keys of native radio buttons: one tab stop, arrow keys select. */
export const FollowsTheArrowKeys = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "Gelb" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Gelb" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenCalledWith("Blau");
    await expect(canvas.getByRole("radio", { name: "Blau" })).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const IsOneNamedGroupWithItsError = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { error, hint: "Auf der Vorderseite." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: legend });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAttribute("aria-required", "true");
    await expect(group).toHaveAccessibleDescription(`${error} Auf der Vorderseite.`);
    await expect(canvas.getAllByRole("radio")).toHaveLength(3);
  },
});

export const CanBeFocusedByItsForm = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "Gelb" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "zum Feld" }));
    await expect(canvas.getByRole("radio", { name: "Gelb" })).toHaveFocus();
  },
});

export const DoesNotChangeWhileLocked = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "Gelb", isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Blau"));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", { name: "Gelb" })).toBeChecked();
  },
});

/** Selecting must not move the chips under the finger. */
export const KeepsItsRowsWhateverIsChosen = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent }) => {
    const chips = canvas.getAllByRole("radio").map((radio) => radio.closest("label")!);
    const positions = () => chips.map((chip) => [chip.offsetLeft, chip.offsetTop, chip.offsetWidth]);
    const before = positions();
    await expect(new Set(before.map(([, top]) => top)).size).toBe(1);
    for (const name of ["Grün", "Gelb", "Blau"]) {
      await userEvent.click(canvas.getByText(name));
      await expect(positions()).toEqual(before);
      for (const chip of chips) await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
    }
  },
});

/** Longer names, as in another language, move a chip to the next row and never break within a word. */
export const NeverBreaksAName = meta.story({
  tags: behaviour,
  render: controlled,
  args: {
    options: [
      { value: "Grün", label: "Green", swatch: "green" },
      { value: "Gelb", label: "Yellow", swatch: "yellow" },
      { value: "Blau", label: "Blue", swatch: "blue" },
    ],
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    for (let width = 240; width <= 440; width += 10) {
      canvasElement.style.width = `${width}px`;
      for (const name of ["Green", "Yellow", "Blue"]) {
        const label = canvas.getByText(name);
        await userEvent.click(label);
        const line = Number.parseFloat(getComputedStyle(label).lineHeight);
        await expect(label.offsetHeight, `${name} at ${width} px`).toBeLessThan(1.5 * line);
      }
    }
  },
});
