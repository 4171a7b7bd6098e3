import { expect } from "storybook/test";
import { HelpScreen } from "#src/screens/help/HelpScreen.tsx";
import { questions } from "#src/screens/help/questions.ts";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { legal } from "#stories/support/contact.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("help");

/**
 * Questions with answers, the registration page and the contact. Comes from the settings and from the help of a job.
 * The questions and answers are ours; hosts replace them in the area `help` of the copy.
 */
const meta = preview.meta({
  component: HelpScreen,
  args: {
    frame,
    addresses: { registrationUrl: "https://registrierung.example.de/", contactEmail: "hilfe@example.de" },
  },
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  name: "Üblich",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-246", "HELP-01", "HELP-02", "MSGS-128", "MSGS-129"],
  },
});
export const WithLegalLinks = meta.story({
  name: "Mit Datenschutz und Impressum",
  args: { legal },
});
export const NotConfigured = meta.story({
  name: "Ohne Kontakt und Registrierung",
  args: { addresses: { registrationUrl: "", contactEmail: "" } },
  parameters: { spec: ["VS-247"] },
});
export const LongAddress = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: {
    addresses: {
      registrationUrl: "https://registrierung.example.de/",
      contactEmail: "ansprechpersonen-probebetrieb-terminal-drei@flughafen-betriebsgesellschaft.example.de",
    },
  },
});
export const OnASmallPhone = Ordinary.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnAComputer = Ordinary.extend({
  name: "Am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

export const OpensTheRegistrationInANewTab = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["HELP-01", "MSGS-128"] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: copy("help.registration.toRegistration") });
    await expect(link).toHaveAccessibleDescription(copyPart("help.registration.body"));
    await expect(link).toHaveAttribute("href", "https://registrierung.example.de/");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

export const WritesToTheContact = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["HELP-02"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: copy("help.contact.toContact") })).toHaveAttribute(
      "href",
      "mailto:hilfe@example.de",
    );
  },
});

export const SaysWhyNothingCanBeOpened = NotConfigured.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: copyPart("help.registration.toRegistration") })).toBeNull();
    await expect(canvas.queryByRole("link", { name: copyPart("help.contact.toContact") })).toBeNull();
    const contact = canvas.getByRole("button", { name: copy("help.contact.toContact") });
    await expect(contact).toHaveAttribute("aria-disabled", "true");
    await expect(contact).toHaveAccessibleDescription(copyPart("help.contact.missing"));
    const registration = canvas.getByRole("button", { name: copyPart("help.registration.toRegistration") });
    await expect(registration).toHaveAttribute("aria-disabled", "true");
    await expect(registration).toHaveAccessibleDescription(copyPart("help.registration.missing"));
  },
});

export const UnfoldsAnswers = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const summaries = [...document.querySelectorAll("summary")];
    await expect(summaries).toHaveLength(Object.values(questions).flat().length);
    await expect(summaries.length).toBeGreaterThanOrEqual(12);
    const question = canvas.getByText(copy("help.questions.code.question")).closest("summary")!;
    const answer = canvas.getByText(copyPart("help.questions.code.answer"));
    await expect(answer).not.toBeVisible();
    question.focus();
    await expect(question).toHaveFocus();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    await userEvent.click(question);
    await expect(answer).not.toBeVisible();
  },
});
