import { expect } from "storybook/test";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/info/faq" } as const,
});

export const Ready = meta.story({
  name: "Geladen",
  parameters: { spec: ["HELP-01", "HELP-02"] },
  async play({ canvas }) {
    await says(copy("help.lead"))();
    const registration = canvas.getByRole("link", { name: copy("help.registration.toRegistration") });
    await expect(registration).toHaveAttribute("href", expect.stringMatching(/^https:/));
    await expect(registration).toHaveAttribute("target", "_blank");
    const contact = canvas.getByRole("link", { name: copy("help.contact.toContact") });
    await expect(contact).toHaveAttribute("href", expect.stringMatching(/^mailto:\S+@\S+$/));
  },
});
