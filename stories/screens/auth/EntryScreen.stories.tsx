import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

/** Where everybody begins. Leads to the code for a new address, to the password for a known one. */
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
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-015", "VA-131", "AUTH-09", "AUTH-10", "ROUTE-40"],
  },
});
export const Typing = meta.story({ args: typed, parameters: { spec: ["VA-016"] } });
export const Focused = Typing.extend({
  parameters: { spec: ["VA-016"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText("E-Mail-Adresse");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(people.amira.email);
    await expect(field).toBeValid();
    await expect(getComputedStyle(field.parentElement!).outline).toMatch(/solid 3px$/);
  },
});
export const Required = meta.story({ args: { problem: "required" }, parameters: { spec: ["VA-017", "AUTH-12"] } });
export const Invalid = meta.story({
  args: { email: "amira@", problem: "invalid" },
  parameters: { spec: ["VA-018", "AUTH-13"] },
});
export const ErrorCleared = meta.story({ args: { email: "amira@e" }, parameters: { spec: ["VA-019"] } });
export const Checking = meta.story({
  args: { ...typed, status: "checking" },
  parameters: { spec: ["VA-020", "AUTH-11"], state: "entry.checking" },
});
export const NoAccount = meta.story({
  args: { ...typed, problem: "noAccount" },
  parameters: { spec: ["VA-021", "AUTH-19"] },
});
export const ExternalUser = meta.story({
  args: { email: "extern@example.de", problem: "noAccount" },
  parameters: { spec: ["VA-022", "AUTH-18"] },
});
export const UnableToCheck = meta.story({
  args: { ...typed, problem: "unableToCheck" },
  parameters: { spec: ["VA-023", "AUTH-20"] },
});
export const NetworkError = UnableToCheck.extend({ parameters: { spec: ["VA-024", "AUTH-21"] } });

export const InvitationInvalid = meta.story({
  args: { ...typed, alert: { kind: "invitationInvalid", message: null } },
  parameters: { spec: ["VA-012", "AUTH-29"] },
});
export const InvitationInvalidAsTheProviderSays = meta.story({
  args: { ...typed, alert: { kind: "invitationInvalid", message: "Diese Einladung gibt es nicht mehr." } },
  parameters: { spec: ["VA-012", "VA-025", "AUTH-28"] },
});
export const InvitationExpired = meta.story({
  args: { ...typed, alert: { kind: "invitationExpired", message: null } },
  parameters: { spec: ["VA-013", "AUTH-108"] },
});
export const InvitationExpiredAsTheProviderSays = meta.story({
  args: { ...typed, alert: { kind: "invitationExpired", message: "Diese Einladung galt bis zum 20.11.2026." } },
  parameters: { spec: ["VA-013", "AUTH-30"] },
});
export const InvitationUnchecked = meta.story({
  args: { ...typed, alert: { kind: "invitationUnchecked", message: null } },
  parameters: { spec: ["VA-014"] },
});
export const AfterReset = meta.story({
  args: { ...typed, alert: { kind: "resetDone", message: null } },
  parameters: { spec: ["VA-026"] },
});

export const AfterResetWithoutAddress = meta.story({
  args: { alert: { kind: "resetDone", message: null } },
  parameters: { spec: ["VA-026"] },
});

export const SessionLost = meta.story({
  parameters: { spec: ["VA-129"] },
  render: (args) => (
    <WithNotice tone="error" text="session.lost">
      <EntryScreen {...args} />
    </WithNotice>
  ),
});
export const SignUp = meta.story({ args: { mode: "signUp" }, parameters: { spec: ["VA-027"] } });
export const WithoutGoogle = meta.story({ args: { google: { kind: "absent" } }, parameters: { spec: ["VA-028"] } });
export const GoogleBusy = meta.story({
  args: { google: { kind: "busy" } },
  parameters: { spec: ["VA-029"], state: "entry.askingGoogle" },
});
export const GoogleCancelled = meta.story({
  args: { google: { kind: "ready", problem: "cancelled" } },
  parameters: { spec: ["VA-030"] },
});
export const GoogleFailed = meta.story({
  args: { google: { kind: "ready", problem: "failed" } },
  parameters: { spec: ["VA-030"] },
});
export const GoogleKnownPerson = meta.story({
  args: { ...typed, alert: { kind: "googleKnown", message: null } },
  parameters: { spec: ["VA-031"] },
});
export const LongestEmail = meta.story({ args: { email: people.wilhelmine.email }, parameters: { spec: ["VA-032"] } });
export const OnASmallPhone = meta.story({
  args: { ...typed, problem: "noAccount" },
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["FMT-03"] },
});

export const SubmitsWithTheEnterKey = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: typed,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("E-Mail-Adresse"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const KeepsTheFieldClosedWhileItIsChecked = Checking.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("E-Mail-Adresse"), "x");
    await userEvent.click(canvas.getByRole("button", { name: "Wird geprüft …" }));
    await expect(args.onEmailChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const SaysWhatBroughtThePersonHere = InvitationExpired.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-013", "VA-025"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dieser Einladungslink ist abgelaufen\./).closest("[aria-live]")).toBeVisible();
    await expect(canvas.getByLabelText("E-Mail-Adresse")).toHaveValue(people.amira.email);
  },
});
export const WaitsForGoogle = GoogleBusy.extend({
  tags: ["behaviour", "!autodocs"],
  args: typed,
  parameters: { spec: ["VA-029"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("E-Mail-Adresse"), "x");
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await userEvent.click(canvas.getByRole("button", { name: "Google ist geöffnet …" }));
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
    await expect(canvas.getByText(/^Google antwortet gerade nicht\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mit Google fortfahren" }));
    await expect(args.onGoogle).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const OffersNoGoogleWithoutAClient = WithoutGoogle.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-028"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText("oder")).not.toBeInTheDocument();
  },
});
export const LeadsBackToTheFieldThatIsWrong = Invalid.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("E-Mail-Adresse");
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Bitte geben Sie eine gültige E-Mail-Adresse ein");
  },
});
