import { expect } from "storybook/test";
import { LegalLinks } from "#src/patterns/LegalLinks.tsx";
import { legal } from "#stories/support/contact.ts";
import preview from "#workbench/preview.tsx";

/** Links to privacy notice and imprint, beside the terms of use on the first screen and in LegalSection. */
const meta = preview.meta({
  component: LegalLinks,
  args: legal,
});

export const Both = meta.story({ name: "Beide Links" });

export const LeadsOnlyWhereThereIsAnAddress = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { privacyUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Impressum (neues Fenster)",
    ]);
  },
});
