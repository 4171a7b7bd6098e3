import { fn } from "storybook/test";
import { AutoAdvanceSection } from "#src/patterns/AutoAdvanceSection.tsx";
import preview from "#workbench/preview.tsx";

/** In the settings: the switch, the delay, and what else turns it off. */
const meta = preview.meta({
  component: AutoAdvanceSection,
  args: { isOn: true, onChange: fn() },
});

export const On = meta.story({ name: "An", parameters: { visual: { modes: ["small", "dark"] } } });
export const Off = meta.story({ name: "Aus", args: { isOn: false } });
