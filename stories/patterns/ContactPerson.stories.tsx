import { expect } from "storybook/test";
import { ContactPerson } from "#src/patterns/ContactPerson.tsx";
import { contact } from "#stories/support/contact.ts";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/**
 * The contact that texts call „Ihre Ansprechperson“: at the foot of every signed-in page and below the sign-up form, if
 * the host names one.
 */
const meta = preview.meta({
  component: ContactPerson,
  args: {
    contact,
  },
});

export const Ordinary = meta.story({
  name: "Üblich",
  parameters: { visual: { modes: ["small", "dark", "forced"] } },
});
export const NameAlone = meta.story({
  name: "Nur der Name",
  args: { contact: { name: "Jana Reuter", phone: "", email: "", hours: "" } },
});
export const OnASmallPhone = Ordinary.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const CanBeReached = Ordinary.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: copy("contact.title") })).toHaveTextContent("Jana Reuter");
    await expect(canvas.getByRole("link", { name: "+49 89 1234567" })).toHaveAttribute("href", "tel:+49891234567");
    await expect(canvas.getByRole("link", { name: /probebetrieb/ })).toHaveAttribute(
      "href",
      "mailto:team@probebetrieb.example",
    );
  },
});

export const IsNotThereWithoutAName = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { contact: { name: "", phone: "+49 89 1234567", email: "", hours: "" } },
  play: async ({ canvas }) => expect(canvas.queryByRole("complementary")).toBeNull(),
});
