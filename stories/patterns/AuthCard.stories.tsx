import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { AuthCard, type AuthCardProps } from "#src/patterns/AuthCard.tsx";
import { people } from "#src/people/people.ts";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { PasswordField } from "#src/primitives/PasswordField.tsx";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { contact } from "#stories/support/contact.ts";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const next = (
  <Button width="always">
    <span>Weiter</span>
    <NextArrow />
  </Button>
);

const content = (
  <>
    <p className="text-ink-2">
      Gangway ist die App für den Probebetrieb am Flughafen. Mit Ihrer E-Mail-Adresse melden Sie sich an oder erstellen
      ein Konto.
    </p>
    <EmailField label="E-Mail-Adresse" name="email" value={people.amira.email} onValueChange={fn()} />
    {next}
  </>
);

const longContent = Array.from({ length: 12 }, (_, at) => (
  <p key={at}>Die Verhaltensregeln gelten auf dem ganzen Gelände. Bitte lesen Sie jeden Abschnitt bis zum Ende.</p>
));

/**
 * The frame of every screen before the sign-in: the sign with logo, heading and progress, the content, the terms. Only
 * steps that can go back have the back arrow; nothing moves when it appears. Signed-in screens use AppShell.
 */
const meta = preview.meta({
  component: AuthCard,
  args: {
    title: "E-Mail-Adresse eingeben",
    step: null,
    terms: { href: "https://example.de/nutzungsbedingungen" },
    children: content,
  },
  parameters: { layout: "fullscreen", spec: ["VA-001", "ROUTE-40", "ROUTE-43"] },
});

export const Plain = meta.story({ name: "Üblich" });
export const WithBack = meta.story({
  name: "Mit Pfeil zurück",
  args: {
    title: "Passwort eingeben",
    onBack: fn(),
    children: (
      <>
        <PasswordField
          label="Passwort"
          name="password"
          autoComplete="current-password"
          value={people.amira.password}
          showLabel="Anzeigen"
          hideLabel="Verbergen"
          shownStatus="Passwort ist sichtbar"
          hiddenStatus="Passwort ist verborgen"
          onValueChange={fn()}
        />
        {next}
      </>
    ),
  },
  parameters: { spec: ["VA-002", "ROUTE-41"] },
});
export const BackHidden = meta.story({
  name: "Ohne Pfeil zurück",
  args: {
    title: "Telefonnummer eingeben",
    step: { current: 3, total: 6 },
    children: (
      <>
        <PhoneField label="Telefonnummer" name="phone" value="" hint="Beispiel: 0151 23456789" onValueChange={fn()} />
        {next}
      </>
    ),
  },
  parameters: { spec: ["VA-003", "ROUTE-46"] },
});

const atStep = (current: number) => ({ args: { step: { current, total: 6 } } });

export const Step1Of6 = meta.story({
  name: "Schritt 1 von 6",
  ...atStep(1),
  parameters: { spec: ["VA-004", "ROUTE-42"] },
});
export const Step2Of6 = meta.story({ name: "Schritt 2 von 6", ...atStep(2) });
export const Step3Of6 = meta.story({ name: "Schritt 3 von 6", ...atStep(3) });
export const Step4Of6 = meta.story({ name: "Schritt 4 von 6", ...atStep(4) });
export const Step5Of6 = meta.story({ name: "Schritt 5 von 6", ...atStep(5) });
export const Step6Of6 = meta.story({
  name: "Schritt 6 von 6",
  ...atStep(6),
  parameters: { spec: ["VA-004", "ROUTE-42"] },
});
export const ProgressComplete = meta.story({
  name: "Alle Schritte erledigt",
  args: { title: "Ihr Konto ist erstellt", step: { current: 6, total: 6 } },
  parameters: { spec: ["VA-005"] },
});
export const NoProgress = meta.story({
  name: "Ohne Schritte",
  args: { title: "Passwort eingeben", onBack: fn() },
  parameters: { spec: ["VA-006"] },
});

export const WithContact = meta.story({
  name: "Mit Ansprechperson",
  args: { contact },
});

export const TermsFocused = meta.story({
  name: "Nutzungsbedingungen mit Tastaturfokus",
  // The windows on the page of a part take no focus.
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole("link", { name: copyPart("terms.title") })).toHaveFocus();
  },
  parameters: { spec: ["VA-007"] },
});

export const SmallPhone = meta.story({
  name: "Auf kleinem Handy",
  args: { title: "Flughafenausweis und Zugehörigkeit angeben", step: { current: 6, total: 6 }, onBack: fn() },
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["VA-008"] },
});
export const Desktop = meta.story({
  name: "Auf einem Computer",
  args: { step: { current: 1, total: 6 } },
  globals: { viewport: { value: "desktop", isRotated: false } },
  parameters: { spec: ["VA-008"] },
});
export const LongContent = meta.story({
  name: "Langer Inhalt",
  args: { children: longContent },
  parameters: { spec: ["VA-008"] },
});

export const WithErrorBanner = meta.story({
  name: "Mit Hinweis auf Fehler",
  args: {
    banner: (
      <Banner tone="halt">Dieser Einladungslink funktioniert nicht. Bitte geben Sie Ihre E-Mail-Adresse ein.</Banner>
    ),
  },
  parameters: { spec: ["VA-009"] },
});
export const WithSuccessBanner = meta.story({
  name: "Mit Hinweis auf Erfolg",
  args: { banner: <Banner tone="go">Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.</Banner> },
  parameters: { spec: ["VA-009"] },
});
export const WithInfoBanner = meta.story({
  name: "Mit neutralem Hinweis",
  args: { banner: <Banner tone="hint">{de("auth.entry.alerts.googleKnown")}</Banner> },
  parameters: { spec: ["VA-009"] },
});

export const TermsStillToCome = meta.story({
  name: "Nutzungsbedingungen im Fenster",
  args: { terms: { kind: "dialog" } },
});

function ArrowComesAndGoes(props: AuthCardProps) {
  const [hasBack, setBack] = useState(false);
  return (
    <AuthCard {...props} onBack={hasBack ? () => setBack(false) : undefined}>
      <Button onClick={() => setBack(true)}>Pfeil zeigen</Button>
    </AuthCard>
  );
}

export const NothingMovesWhenTheArrowComes = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: (args) => <ArrowComesAndGoes {...args} />,
  parameters: { spec: ["VA-003", "ROUTE-41", "ROUTE-46"] },
  play: async ({ canvas, userEvent }) => {
    const positions = () =>
      [
        canvas.getByRole("img", { name: "Gangway" }),
        canvas.getByRole("heading", { level: 1 }),
        canvas.getByRole("banner"),
      ].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x, y, width, height };
      });
    const before = positions();
    await expect(canvas.queryByRole("button", { name: copy("auth.card.back") })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pfeil zeigen" }));
    await expect(canvas.getByRole("button", { name: copy("auth.card.back") })).toBeVisible();
    await expect(positions()).toEqual(before);
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.card.back") }));
    await expect(canvas.queryByRole("button", { name: copy("auth.card.back") })).not.toBeInTheDocument();
  },
});

export const OpensTheTermsInANewWindowThatKnowsNothingOfThisOne = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["ROUTE-43"] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: inOrder(de("auth.card.terms"), de("auth.card.termsOpens")) });
    await expect(link).toHaveAttribute("href", "https://example.de/nutzungsbedingungen");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

export const SaysSomethingAboutTermsThatAreStillToCome = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { terms: { kind: "dialog" } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: copy("auth.card.terms") });
    await userEvent.click(opener);
    await expect(await screen.findByRole("dialog", { name: copy("terms.title") })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy("terms.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Screen readers read the heading, which takes the focus; a banner already rendered by then would be missed. */
export const SaysTheBannerWithTheHeading = WithInfoBanner.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const message = de("auth.entry.alerts.googleKnown");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleDescription(message);
  },
});

/** Answers before the sign-in, because the help page needs a session. */
export const AnswersQuestionsAboutTheSignIn = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole("button", { name: copy("auth.card.help") });
    await userEvent.click(help);
    const dialog = await screen.findByRole("dialog", { name: copy("help.wayIn.title") });
    await userEvent.click(within(dialog).getByText(copy("help.questions.code.question")));
    await expect(within(dialog).getByText(copyPart("help.questions.code.answer"))).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: copy("help.wayIn.close") }));
    await waitFor(() => expect(help).toHaveFocus());
  },
});
