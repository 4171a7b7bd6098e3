import { expect, fn } from "storybook/test";
import { RadioList } from "#src/primitives/RadioList.tsx";
import preview from "#workbench/preview.tsx";

const options = [
  { value: "early", label: "Frühschicht" },
  { value: "late", label: "Spätschicht" },
  { value: "any", label: "Beide Schichten sind für mich gleich gut" },
];

/** A choice of a few, one below the other. For on and off use Checkbox; for more than about eight, SelectField. */
const meta = preview.meta({
  component: RadioList<string>,
  args: { legend: "Schicht", value: null, onValueChange: fn(), options },
});

export const NothingChosen = meta.story({ name: "Nichts gewählt" });
export const Chosen = meta.story({
  name: "Schicht gewählt",
  args: { value: "late" },
  parameters: { visual: { modes: ["dark", "forced"] } },
});
export const LegendReadOutOnly = meta.story({
  name: "Überschrift nur zum Vorlesen",
  args: { value: "late", legendHidden: true },
});
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { value: "late", isReadOnly: true } });

const behaviour = ["behaviour", "!autodocs"];

export const TakesAClickOnTheWords = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Spätschicht"));
    await expect(args.onValueChange).toHaveBeenCalledWith("late");
    await expect(canvas.getByRole("radiogroup", { name: "Schicht" })).toBeVisible();
  },
});

export const TakesTheArrowKeys = meta.story({
  tags: behaviour,
  args: { value: "early" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Frühschicht" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenCalledWith("late");
  },
});

export const DoesNotChangeWhileLocked = Locked.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Spätschicht"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
