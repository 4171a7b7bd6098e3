import { Reason } from "#src/primitives/Reason.tsx";
import preview from "#workbench/preview.tsx";

/** What is missing, directly above a button that is off. Not for errors: the user has made none yet. */
const meta = preview.meta({ component: Reason, args: { children: "Bitte geben Sie noch 3 Ziffern ein." } });

export const Short = meta.story({ name: "Kurzer Text" });
export const TwoLines = meta.story({
  name: "Zwei Zeilen",
  args: { children: "Bitte lesen Sie die Verhaltensregeln bis zum Ende. Dann können Sie zustimmen." },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Short.Component />
      <TwoLines.Component />
    </div>
  ),
});
