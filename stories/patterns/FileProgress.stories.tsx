import { expect } from "storybook/test";
import { FileProgress } from "#src/patterns/FileProgress.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** In the dock during an upload: the progress in words and as a bar. */
const meta = preview.meta({ component: FileProgress, args: { sent: 40 } });

export const Begun = meta.story({ name: "Noch nichts gesendet", args: { sent: 0 } });
export const UnderWay = meta.story({ name: "Teilweise gesendet" });
export const Waiting = meta.story({ name: "Ganz gesendet, Antwort fehlt noch", args: { sent: 100 } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Begun.Component />
      <UnderWay.Component />
      <Waiting.Component />
    </div>
  ),
});

export const NamesTheBarAndSaysHowFarItIs = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: copy("files.sending.label") });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(bar).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(copyPart("files.sending.part", { percent: 40 })),
    );
  },
});
