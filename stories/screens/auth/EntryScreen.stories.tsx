import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";
import { contact, legal } from "#stories/support/contact.ts";
import { copy, copyBeginning, copyPart } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";

/** The first screen. Leads to the code for a new address, to the password for a registered one. */
const meta = preview.meta({
  component: EntryScreen,
  args: {
    mode: "signIn",
    email: "",
    status: "editing",
    problem: null,
    alert: null,
    google: { kind: "ready", problem: null },
    terms: { kind: "dialog" },
    onEmailChange: fn(),
    onSubmit: fn(),
    onGoogle: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "entry.editing" },
});

const typed = { email: people.amira.email };

export const Empty = meta.story({
  name: "E-Mail-Adresse noch leer",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-015", "VA-131", "AUTH-09", "AUTH-10", "ROUTE-40"],
  },
  // Beginning only: a proposal of the copy desk may add to the text.
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("button", { name: copyBeginning("google.offer") })).toBeVisible(),
});
export const WithLegalLinks = meta.story({
  name: "Mit Datenschutz und Impressum",
  args: { legal },
  parameters: { visual: { modes: ["small", "desktop"] } },
});
export const WithEverythingConfigured = meta.story({
  name: "Mit allem, was einstellbar ist",
  args: { contact, legal, registrationUrl: "https://example.de/registrierung" },
  parameters: { visual: { modes: ["small"] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: copyBeginning("auth.card.withoutInvitation") }),
    ).toHaveAttribute("href", "https://example.de/registrierung");
    await expect(canvas.getByText(contact.name)).toBeVisible();
  },
});
export const Typing = meta.story({ name: "E-Mail-Adresse eingegeben", args: typed, parameters: { spec: ["VA-016"] } });
export const Focused = Typing.extend({
  name: "E-Mail-Feld mit Tastaturfokus",
  parameters: { spec: ["VA-016"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText(copy("auth.entry.email"));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(people.amira.email);
    await expect(field).toHaveAttribute("autocomplete", "username");
    await expect(field).toBeValid();
    await expect(getComputedStyle(field.parentElement!).outline).toMatch(/solid 3px$/);
  },
});
export const Required = meta.story({
  name: "E-Mail-Adresse fehlt",
  args: { problem: "required" },
  parameters: { spec: ["VA-017", "AUTH-12"] },
});
export const Invalid = meta.story({
  name: "E-Mail-Adresse ungültig",
  args: { email: "amira@", problem: "invalid" },
  parameters: { spec: ["VA-018", "AUTH-13"] },
});
export const ErrorCleared = meta.story({
  name: "Fehler verschwindet beim Tippen",
  args: { email: "amira@e" },
  parameters: { spec: ["VA-019"] },
});
export const Checking = meta.story({
  name: "E-Mail-Adresse wird geprüft",
  args: { ...typed, status: "checking" },
  parameters: { spec: ["VA-020", "AUTH-11"], state: "entry.checking" },
});
export const NoAccount = meta.story({
  name: "Kein Konto mit dieser E-Mail",
  args: { ...typed, problem: "noAccount" },
  parameters: { spec: ["VA-021", "AUTH-19"] },
});
export const ExternalUser = meta.story({
  name: "Externe Person ohne Konto",
  args: { email: "extern@example.de", problem: "noAccount" },
  parameters: { spec: ["VA-022", "AUTH-18"] },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(copy("auth.entry.email"))).toHaveAccessibleDescription(
      copyPart("auth.entry.problems.noAccount"),
    ),
});
export const UnableToCheck = meta.story({
  name: "E-Mail-Adresse nicht geprüft",
  args: { ...typed, problem: "unableToCheck" },
  parameters: { spec: ["VA-023", "AUTH-20"] },
  play: failsAboveForm(copy("auth.entry.problems.unableToCheck")),
});
export const NetworkError = UnableToCheck.extend({
  name: "Prüfung ohne Verbindung",
  parameters: { spec: ["VA-024", "AUTH-21"] },
});

export const InvitationInvalid = meta.story({
  name: "Einladung ungültig",
  args: { ...typed, alert: { kind: "invitationInvalid", message: null } },
  parameters: { spec: ["VA-012", "AUTH-29"] },
});
export const InvitationInvalidAsTheProviderSays = meta.story({
  name: "Einladung ungültig, Text vom Anbieter",
  args: { ...typed, alert: { kind: "invitationInvalid", message: "Diese Einladung gibt es nicht mehr." } },
  parameters: { spec: ["VA-012", "VA-025", "AUTH-28"] },
});
export const InvitationExpired = meta.story({
  name: "Einladung abgelaufen",
  args: { ...typed, alert: { kind: "invitationExpired", message: null } },
  parameters: { spec: ["VA-013", "AUTH-108"] },
});
export const InvitationExpiredAsTheProviderSays = meta.story({
  name: "Einladung abgelaufen, Text vom Anbieter",
  args: { ...typed, alert: { kind: "invitationExpired", message: "Diese Einladung galt bis zum 20.11.2026." } },
  parameters: { spec: ["VA-013", "AUTH-30"] },
});
export const InvitationUnchecked = meta.story({
  name: "Einladung nicht geprüft",
  args: { ...typed, alert: { kind: "invitationUnchecked", message: null } },
  parameters: { spec: ["VA-014"] },
});
export const AfterReset = meta.story({
  name: "Nach neuem Passwort",
  args: { ...typed, alert: { kind: "resetDone", message: null } },
  parameters: { spec: ["VA-026"] },
});

export const AfterResetWithoutAddress = meta.story({
  name: "Nach neuem Passwort, ohne E-Mail-Adresse",
  args: { alert: { kind: "resetDone", message: null } },
  parameters: { spec: ["VA-026"] },
});

export const SessionLost = meta.story({
  name: "Nicht mehr angemeldet",
  args: { alert: { kind: "sessionLost", message: null } },
  parameters: { spec: ["VA-129"] },
});
export const SignUp = meta.story({
  name: "Konto erstellen",
  args: { mode: "signUp" },
  parameters: { spec: ["VA-027"] },
});
export const WithoutGoogle = meta.story({
  name: "Ohne Google",
  args: { google: { kind: "absent" } },
  parameters: { spec: ["VA-028"] },
});
export const GoogleBusy = meta.story({
  name: "Anmeldung mit Google läuft",
  args: { google: { kind: "busy" } },
  parameters: { spec: ["VA-029"], state: "entry.choosingAccount" },
});
export const GoogleCancelled = meta.story({
  name: "Google abgebrochen",
  args: { google: { kind: "ready", problem: "cancelled" } },
  parameters: { spec: ["VA-030"] },
});
export const GoogleFailed = meta.story({
  name: "Google nicht erreichbar",
  args: { google: { kind: "ready", problem: "failed" } },
  parameters: { spec: ["VA-030"] },
});
export const GoogleKnownPerson = meta.story({
  name: "Google-Konto schon bekannt",
  args: { ...typed, alert: { kind: "googleKnown", message: null } },
  parameters: { spec: ["VA-031"] },
});
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { email: people.wilhelmine.email },
  parameters: { spec: ["VA-032"] },
});
export const OnASmallPhone = meta.story({
  name: "Auf kleinem Handy",
  args: { ...typed, problem: "noAccount" },
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["FMT-03"] },
  play: async ({ canvasElement }) => {
    const right = ({ width, right: edge }: DOMRect) => (width > 0 ? edge : 0);
    const edges = [...canvasElement.querySelectorAll("*")].map((part) => right(part.getBoundingClientRect()));
    await expect(Math.max(...edges)).toBeLessThanOrEqual(globalThis.innerWidth);
  },
});

export const SubmitsWithTheEnterKey = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: typed,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("auth.entry.email")), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const KeepsTheFieldClosedWhileItIsChecked = Checking.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("auth.entry.email")), "x");
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.entry.checking") }));
    await expect(args.onEmailChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const ShowsTheReasonOfTheRedirect = InvitationExpired.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-013", "VA-025"] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(copyPart("auth.entry.alerts.invitationExpired")).closest("[aria-live]"),
    ).toBeVisible();
    await expect(canvas.getByLabelText(copy("auth.entry.email"))).toHaveValue(people.amira.email);
  },
});
export const WaitsForGoogle = GoogleBusy.extend({
  tags: ["behaviour", "!autodocs"],
  args: typed,
  parameters: { spec: ["VA-029"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("auth.entry.email")), "x");
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.entry.submit") }));
    await userEvent.click(canvas.getByRole("button", { name: copy("google.busy") }));
    await expect(args.onEmailChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onGoogle).not.toHaveBeenCalled();
  },
});
export const CanAskGoogleAgain = GoogleFailed.extend({
  tags: ["behaviour", "!autodocs"],
  args: typed,
  parameters: { spec: ["VA-030"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copyPart("google.problems.failed"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("google.offer") }));
    await expect(args.onGoogle).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.entry.submit") }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const LeadsBackToTheFieldThatIsWrong = Invalid.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(copy("auth.entry.email"));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(copyPart("auth.entry.problems.invalid"));
  },
});
