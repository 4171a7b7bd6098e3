import { expect } from "storybook/test";
import { people } from "#src/people/people.ts";
import { copy, de, inOrder } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/billing-data" } as const,
});

export const Ready = meta.story({
  name: "Geladen",
  play: says(copy("myProfile.billing.entries.payrollDocument.title")),
});
export const FinancialDataDone = meta.story({
  name: "Bank und Steuer erledigt",
  args: {
    prepare: ({ procedures }) => {
      procedures[people.amira.extraId] = { financial: { isSaved: true } };
    },
  },
  parameters: { spec: ["VS-033"] },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole("button", {
        name: inOrder(de("myProfile.billing.entries.financialData.title"), de("myProfile.billing.badges.done")),
      }),
    ).toBeVisible();
  },
});
