import { useState, type ReactNode } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { AuthCard, type AuthCardProps } from "#src/patterns/AuthCard.tsx";
import { SecretField } from "#src/patterns/SecretField.tsx";
import { people } from "#src/people/people.ts";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { CodeField } from "#src/primitives/CodeField.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { contact } from "#stories/support/contact.ts";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const next = (
  <Button width="always">
    <span>Weiter</span>
    <NextArrow />
  </Button>
);

const email = (
  <EmailField label={de("auth.entry.email")} name="email" value={people.amira.email} onValueChange={fn()} />
);

const content = (
  <>
    <p className="text-ink-2">{de("auth.entry.lead")}</p>
    {email}
    {next}
  </>
);

const code = (channel: "email" | "sms") => (
  <CodeField
    label={de(`auth.code.label.${channel}`)}
    name="code"
    length={6}
    unclear={de("auth.code.unclear")}
    value="482913"
    onValueChange={fn()}
  />
);

const password = (label: string) => (
  <SecretField label={label} name="password" value={people.amira.password} onValueChange={fn()} />
);

const phone = (
  <PhoneField
    label={de("signUp.phone.label")}
    name="phone"
    value=""
    hint={de("signUp.phone.hint")}
    onValueChange={fn()}
  />
);

const passNumber = (
  <TextField label={de("profile.form.labels.passNumber")} name="passNumber" value="" onValueChange={fn()} />
);

const longContent = (["firstName", "lastName", "street", "postalCode", "city", "company", "department"] as const).map(
  (name) => (
    <TextField key={name} label={de(`profile.form.labels.${name}`)} name={name} value="" onValueChange={fn()} />
  ),
);

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
export const Counterexample = Plain.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: [] },
  args: { title: "Registrierung" },
});
export const WithBack = meta.story({
  name: "Mit Pfeil zurück",
  args: {
    title: "Passwort eingeben",
    onBack: fn(),
    children: (
      <>
        {password(de("signIn.password"))}
        {next}
      </>
    ),
  },
  parameters: { spec: ["VA-002", "ROUTE-41"] },
});
export const BackHidden = meta.story({
  name: "Ohne Pfeil zurück",
  tags: ["!autodocs"],
  args: {
    title: "Telefonnummer eingeben",
    step: { current: 3, total: 6 },
    children: (
      <>
        {phone}
        {next}
      </>
    ),
  },
  parameters: { spec: ["VA-003", "ROUTE-46"] },
});

const atStep = (current: number, title: string, field: ReactNode) => ({
  title,
  step: { current, total: 6 },
  children: (
    <>
      {field}
      {next}
    </>
  ),
});

export const Step1Of6 = meta.story({
  name: "Schritt 1 von 6",
  args: atStep(1, de("auth.entry.title"), email),
  parameters: { spec: ["VA-004", "ROUTE-42"] },
});
export const Step2Of6 = meta.story({
  name: "Schritt 2 von 6",
  args: atStep(2, de("auth.code.title"), code("email")),
});
export const Step3Of6 = meta.story({ name: "Schritt 3 von 6", args: atStep(3, de("signUp.phone.title"), phone) });
export const Step4Of6 = meta.story({ name: "Schritt 4 von 6", args: atStep(4, de("auth.code.title"), code("sms")) });
export const Step5Of6 = meta.story({
  name: "Schritt 5 von 6",
  args: atStep(5, de("signUp.password.title"), password(de("signUp.password.label"))),
});
export const Step6Of6 = meta.story({
  name: "Schritt 6 von 6",
  args: atStep(6, de("profile.information.title"), passNumber),
  parameters: { spec: ["VA-004", "ROUTE-42"] },
});
export const ProgressComplete = meta.story({
  name: "Alle Schritte erledigt",
  args: {
    title: de("signUp.success.titlePlain"),
    step: { current: 6, total: 6 },
    children: (
      <>
        <h2 className="text-section font-title">{de("signUp.success.done")}</h2>
        <p className="text-ink-2">{de("signUp.success.next")}</p>
        {next}
      </>
    ),
  },
  parameters: { spec: ["VA-005"] },
});
export const NoProgress = meta.story({
  name: "Ohne Schritte",
  args: {
    title: de("recovery.forgot.title"),
    onBack: fn(),
    children: (
      <>
        <p className="text-ink-2">{de("recovery.forgot.lead")}</p>
        {email}
        <Button width="always">
          <span>{de("recovery.forgot.submit")}</span>
          <NextArrow />
        </Button>
      </>
    ),
  },
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
  args: { ...atStep(6, "Flughafenausweis und Zugehörigkeit angeben", passNumber), onBack: fn() },
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["VA-008"] },
});
export const Desktop = meta.story({
  name: "Am Computer",
  args: atStep(1, de("auth.entry.title"), email),
  globals: { viewport: { value: "desktop", isRotated: false } },
  parameters: { spec: ["VA-008"] },
});
export const LongContent = meta.story({
  name: "Langer Inhalt",
  args: { title: de("profile.information.title"), children: longContent },
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
  name: "Nutzungsbedingungen noch ohne Seite",
  tags: ["!autodocs"],
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
