import { expect } from "storybook/test";
import { LegalLinks } from "#src/patterns/LegalLinks.tsx";
import { legal } from "#stories/support/contact.ts";
import preview from "#workbench/preview.tsx";

/** Links to the privacy notice, imprint and accessibility statement, beside the terms of use on the first screen and in LegalSection. */
const meta = preview.meta({
  component: LegalLinks,
  args: legal,
  decorators: (Story) => (
    <p className="flex flex-wrap gap-x-5">
      <Story />
    </p>
  ),
});

export const All = meta.story({ name: "Alle Links" });

export const LeadsOnlyWhereThereIsAnAddress = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { privacyUrl: undefined, accessibilityUrl: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Impressum (neues Fenster)",
    ]);
  },
});
