import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { FinishedScreen } from "#src/screens/onboarding/FinishedScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { firstStepsFrameOf as frameOf } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** After the third of the first steps. The dashboard follows by the button, or automatically after two seconds without input. */
const meta = preview.meta({
  component: FinishedScreen,
  args: {
    frame: frameOf(people.suharti),
    firstName: people.suharti.firstName,
    done: 3,
    total: 3,
    autoAdvance: "running",
    onToStart: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "onboarding.finished" },
});

export const AllDone = meta.story({
  name: "Alles erledigt",
  parameters: { visual: { modes: ["small", "desktop", "dark"] }, spec: ["VS-233"] },
});
export const SomethingLeft = meta.story({
  name: "Noch etwas offen",
  args: { done: 2 },
  parameters: { spec: ["VS-233"] },
});
export const NothingDone = meta.story({
  name: "Alle Schritte übersprungen",
  args: { done: 0 },
  parameters: { spec: ["VS-233"] },
});
export const Stopped = meta.story({ name: "Bleibt offen, weil jemand liest", args: { autoAdvance: "stopped" } });
export const WithoutAutoAdvance = meta.story({ name: "Geht nie von selbst weiter", args: { autoAdvance: "off" } });
export const NameNotKnownYet = meta.story({ name: "Name nicht bekannt", args: { firstName: "" } });
export const OnASmallPhone = SomethingLeft.extend({
  name: "Auf kleinem Handy",
  args: { frame: frameOf(people.maximiliane), firstName: people.maximiliane.firstName },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const GoesToTheStart = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.finished.toStart") }));
    await expect(args.onToStart).toHaveBeenCalledOnce();
  },
});
