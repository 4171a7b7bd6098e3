import { expect } from "storybook/test";
import { ProfileProblemBanner } from "#src/patterns/profile/ProfileProblemBanner.tsx";
import { copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/**
 * Why the profile was not saved, above its form; scrolls into view, because the button is far below. Errors of one
 * field are shown at the field.
 */
const meta = preview.meta({
  component: ProfileProblemBanner,
  args: { problem: { code: "saveFailed" }, conflicts: [] } as const,
});

export const SaveFailed = meta.story({ name: "Nicht gespeichert" });
export const AsTheProviderSays = meta.story({
  name: "Nicht gespeichert, Text vom Anbieter",
  args: { problem: { message: "Diese Ausweisnummer gehört schon zu einem anderen Konto." } },
});
export const ChangedElsewhere = meta.story({
  name: "Anderswo geändert, mit Feldern",
  args: { problem: { code: "conflict" }, conflicts: ["city", "street"] },
});
export const ChangedElsewhereSomewhere = meta.story({
  name: "Anderswo geändert, Felder unbekannt",
  args: { problem: { code: "conflict" } },
});
export const OtherDetailsLost = meta.story({
  name: "Andere Angaben verloren gegangen",
  args: { problem: { code: "lost" } },
});

export const IsAnAlert = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("profile.problems.saveFailed"));
  },
});
