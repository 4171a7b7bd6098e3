import { expect } from "storybook/test";
import { LegalSection } from "#src/patterns/LegalSection.tsx";
import { legal } from "#stories/support/contact.ts";
import { copyPart, de, inOrder } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Privacy notice, imprint and accessibility statement, in help and settings. Empty if the host names none. */
const meta = preview.meta({
  component: LegalSection,
  args: legal,
});

export const All = meta.story({ name: "Alle Links", parameters: { visual: { modes: ["small", "dark"] } } });
export const ImprintAlone = meta.story({
  name: "Nur Impressum",
  args: { privacyUrl: undefined, accessibilityUrl: undefined },
});

export const OpensInANewWindow = All.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: inOrder(de("auth.card.privacy"), de("auth.card.termsOpens")) });
    await expect(link).toHaveAttribute("href", "https://example.de/datenschutz");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(canvas.getByRole("link", { name: copyPart("auth.card.imprint") })).toHaveAttribute("target", "_blank");
    await expect(
      canvas.getByRole("link", { name: inOrder(de("auth.card.accessibility"), de("auth.card.termsOpens")) }),
    ).toBeVisible();
  },
});

export const LeadsNowhereUnconfigured = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { privacyUrl: undefined, imprintUrl: undefined, accessibilityUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
});
