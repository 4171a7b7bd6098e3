import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Why nothing was saved or sent, above the content to be saved. Empty without a failure. */
const meta = preview.meta({
  component: FailureBanner,
  args: {
    failure: "saveFailed",
    children: de("profile.problems.saveFailed"),
  },
});

export const Failed = meta.story({ name: "Nicht gespeichert" });
export const WithTitle = meta.story({
  name: "Mit Überschrift",
  args: { title: de("groupForms.create.failed.title"), children: de("groupForms.create.failed.body") },
});

const behaviour = ["behaviour", "!autodocs"];

export const IsAnAlert = meta.story({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Ihre Angaben sind noch da.");
  },
});

export const ComesIntoView = meta.story({
  tags: behaviour,
  render: function Render(args) {
    const [failure, setFailure] = useState<string | null>(null);
    return (
      <>
        <FailureBanner {...args} failure={failure} />
        <div className="h-[200vh]" />
        <Button onClick={() => setFailure("saveFailed")}>Angaben speichern</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert", { hidden: true })).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Angaben speichern" }));
    const { innerHeight } = globalThis;
    await waitFor(() => {
      const { top, bottom } = canvas.getByRole("alert").getBoundingClientRect();
      return expect(top >= 0 && bottom <= innerHeight).toBe(true);
    });
  },
});
