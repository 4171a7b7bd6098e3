import { expect, fn } from "storybook/test";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import preview from "#workbench/preview.tsx";

const rules = "Ich habe die Verhaltensregeln gelesen und halte sie ein.";
const error = "Bitte setzen Sie das Häkchen.";

/**
 * A reversible yes, worded in the first person. For one of several options use radio buttons; for a setting with
 * immediate effect, a switch.
 */
const meta = preview.meta({
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), children: rules },
});

export const Unchecked = meta.story({ name: "Ohne Häkchen" });
export const Checked = meta.story({ name: "Häkchen selbst gesetzt", args: { checked: true } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { checked: true, isReadOnly: true } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-4">
      <Checkbox {...args} />
      <Checkbox {...args} checked />
      <Checkbox {...args} error={error} />
      <Checkbox {...args} checked isReadOnly />
    </div>
  ),
});

export const TakesAClickOnTheWords = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(rules));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole("checkbox", { name: rules })).not.toBeChecked();
  },
});

export const TakesTheSpaceKey = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { checked: true },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
});

export const DoesNotChangeWhileLocked = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});
