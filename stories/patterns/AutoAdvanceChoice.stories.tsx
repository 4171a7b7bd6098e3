import { expect, fn } from "storybook/test";
import { AutoAdvanceChoice } from "#src/patterns/AutoAdvanceChoice.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Whether confirmations continue automatically on this device: in the settings and before the new password. */
const meta = preview.meta({
  component: AutoAdvanceChoice,
  args: { isOn: true, onChange: fn() },
});

export const On = meta.story({ name: "An", parameters: { visual: { modes: ["small", "dark"] } } });
export const Off = meta.story({ name: "Aus", args: { isOn: false } });

export const IsTurnedOff = On.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: copy("autoAdvance.choice") }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});
