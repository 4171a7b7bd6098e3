import { expect } from "storybook/test";
import { AutoAdvanceHint } from "#src/patterns/AutoAdvanceHint.tsx";
import { copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** On a confirmation that continues automatically after two seconds without input. */
const meta = preview.meta({
  component: AutoAdvanceHint,
  args: { autoAdvance: "running" } as const,
});

export const Running = meta.story({
  name: "Geht gleich weiter",
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VA-124"] },
});
export const Stopped = meta.story({ name: "Bleibt offen", args: { autoAdvance: "stopped" } });

const behaviour = ["behaviour", "!autodocs"];

export const SaysThatItGoesOn = Running.extend({
  tags: behaviour,
  parameters: { spec: ["VA-124"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copyPart("autoAdvance.running"))).toBeVisible();
    await expect(canvas.getByText(copyPart("autoAdvance.stopped"))).not.toBeVisible();
  },
});

export const SaysThatItStays = Stopped.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copyPart("autoAdvance.stopped"))).toBeVisible();
    await expect(canvas.getByText(copyPart("autoAdvance.running"))).not.toBeVisible();
  },
});

export const SaysNothingWhereItIsOff = meta.story({
  tags: behaviour,
  args: { autoAdvance: "off" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("weiter");
  },
});
