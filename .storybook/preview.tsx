import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { useState, type ComponentType } from "react";
import { configure } from "storybook/test";
import { loadAllCopy, type Locale } from "#src/copy/store.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { addEnglish } from "#src/copy/workbenchEnglish.ts";
import { loadDialogSheet } from "#src/primitives/Dialog.tsx";
import "./preview.css";
import "./docs/docs.css";
import { accessibleAddon } from "./accessible/accessibleAddon.ts";
import { axeOptions } from "./accessible/axeFaults.ts";
import { connectedAddon } from "./connected/connectedAddon.ts";
import { clockAddon } from "./toolbar/clock/clockAddon.tsx";
import { copyDeskAddon, reportUsed } from "./copy-desk/copyDeskAddon.ts";
import { docsAddon } from "./docs/docsAddon.tsx";
import { titleAddon } from "./toolbar/language/titleAddon.ts";
import { linksKeepGlobals } from "./shared/address/linksKeepGlobals.ts";
import { journeyAddon } from "./connected/journeys/journeyAddon.ts";
import { specAddon } from "./shared/specParameters.ts";
import { stressAddon } from "./toolbar/stress/stressAddon.tsx";
import { StressedCopy } from "./toolbar/stress/stressedCopy.tsx";
import { themeAddon } from "./toolbar/theme/themeAddon.tsx";
import { visualAddon } from "./shared/visual/visualAddon.ts";

addEnglish();
linksKeepGlobals();

/** How long a play waits for what is fetched: code comes in pieces, from a server that may be busy, in milliseconds. */
configure({ asyncUtilTimeout: 10_000 });

/** There accessibleAddon judges each look once, where addon-a11y would judge every story anew. */
const inTests = import.meta.env.MODE === "test";

type Args = Record<string, unknown>;
type KeepingProps = { args: Args; Story: ComponentType<{ args: Args }> };

/** What a control shows, and what reports a change of it. */
const kept = [
  ["value", "onValueChange"],
  ["checked", "onCheckedChange"],
] as const;

/** A state of a control keeps what is typed or chosen in it. */
function Keeping({ args, Story }: KeepingProps) {
  const [own, setOwn] = useState<Args>({});
  const reports = kept.flatMap(([name, report]) => {
    const reported = args[report];
    if (typeof reported !== "function") return [];
    const keep = (next: unknown) => {
      reported(next);
      setOwn({ [name]: next });
    };
    return [[report, keep] as const];
  });
  return <Story args={{ ...args, ...own, ...Object.fromEntries(reports) }} />;
}

const viewports = {
  phone: { name: "Handy 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  small: { name: "Handy 320", styles: { width: "320px", height: "568px" }, type: "mobile" },
  tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "Rechner 1280", styles: { width: "1280px", height: "800px" }, type: "desktop" },
} as const;

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    specAddon(),
    clockAddon(),
    stressAddon(),
    copyDeskAddon(),
    docsAddon(),
    visualAddon(),
    themeAddon(),
    accessibleAddon(),
    connectedAddon(),
    journeyAddon(),
    titleAddon(),
  ],
  tags: ["autodocs"],
  parameters: {
    a11y: { test: inTests ? "off" : "error", options: axeOptions },
    viewport: { options: viewports },
    // The panel is for stories that name a design.
    design: { disable: true },
    options: {
      storySort: {
        // Storybook reads this list without running the file: literals only. Pages without a folder always come first.
        order: [
          "Start",
          "Gestalten",
          ["Gestaltung und Redaktion", "Grundlagen", "Textton", "Textkatalog"],
          "Wege",
          [
            "Ins Konto kommen",
            ["Mit Code registrieren", "Passwort zurücksetzen"],
            "Erste Schritte erledigen",
            "Vertrag unterschreiben",
            "Ausweis prüfen lassen",
            "Bewerben und absagen",
            "Gruppe zu viert bilden",
            "Vor Ort ein- und auschecken",
          ],
          "screens",
          [
            "auth",
            [
              "BootScreen",
              "EntryScreen",
              "CodeVerificationScreen",
              "PhoneScreen",
              "ProofExpiredScreen",
              "PasswordScreen",
              "ProfileInformationScreen",
              "SuccessScreen",
              "SignInScreen",
              "ForgotPasswordScreen",
              "ForgotSentScreen",
              "ResetPasswordScreen",
              "ResetDoneScreen",
            ],
            "onboarding",
            ["WelcomeScreen", "StepScreen", "IntroScreen", "FinishedScreen", "InvalidStepScreen"],
            "dashboard",
            "tasks",
            "profile",
            ["ProfileOverviewScreen", "ProfileCompletionScreen"],
            "contract",
            ["ContractDataScreen", "ContractScreen"],
            "id-check",
            ["IdCheckOpeningScreen", "IdTermsScreen", "IdCaptureScreen", "IdPhotoReviewScreen", "IdResultScreen"],
            "payroll",
            ["PayrollInfoScreen", "FinancialDataScreen", "PayrollDocumentsScreen"],
            "conduct",
            "availability",
            "events",
            "group-forms",
            ["GroupSelectScreen", "GroupCreateScreen", "GroupJoinScreen"],
            "groups",
            "my-event",
            "job",
            "event-status",
            "staff",
            "my-profile",
            ["MyProfileScreen", "BillingDataScreen", "SettingsScreen", "LegacySettingsScreen"],
            "help",
            "start",
          ],
          "patterns",
          [
            "Dock",
            "ContactPerson",
            "TaskRow",
            "Greeting",
            "ComingSoon",
            "IntroOverlay",
            "AutoAdvanceSection",
            "FactList",
            "SecretField",
            "FileProgress",
            "Answers",
            "MainNav",
            "AutoAdvanceHint",
            "StepHeader",
            "EmptyList",
            "EmptyState",
            "ReloadButton",
            "OutOfDate",
            "LoadFailure",
            "PasswordRules",
            "RowsSkeleton",
            "AuthCard",
            "AppShell",
            "LegalLinks",
            "LegalSection",
            "PageState",
            "DaySign",
            "EventStatusBadge",
            "ContractCard",
            "AutoAdvanceChoice",
            "Loading",
            "Columns",
            "form",
            ["StepForm", "CheckedForm", "FormSkeleton"],
            "profile",
            ["FormSection", "ProfileProblemBanner", "ProfileForm"],
          ],
          "primitives",
          [
            "PartsBar",
            "RadioList",
            "ComboboxField",
            "SelectField",
            "Reason",
            "Picture",
            "CodeField",
            "FileChooser",
            "FileField",
            "DateField",
            "Dialog",
            "EmailField",
            "Badge",
            "ColourChips",
            "FieldError",
            "ErrorSummary",
            "FailureBanner",
            "Form",
            "ProgressRing",
            "GoogleMark",
            "IconButton",
            "VideoFrame",
            "Checkbox",
            "NoticeList",
            "Spinner",
            "LinkButton",
            "Logo",
            "TextArea",
            "Banner",
            "PasswordField",
            "Plate",
            "Seats",
            "Skeleton",
            "QrCode",
            "Button",
            "StepProgress",
            "SearchField",
            "PhoneField",
            "TextField",
            "drawings",
            [
              "TornLeaf",
              "Tray",
              "Barrier",
              "WorkSign",
              "Pass",
              "Letter",
              "GateSign",
              "CalendarLeaf",
              "FreeDay",
              "SearchSign",
              "Key",
              "Bench",
              "PlatformClock",
              "FallenSign",
              "SignedPaper",
              "Signpost",
            ],
          ],
          "connected",
          [
            "auth",
            "onboarding",
            "dashboard",
            "profile",
            "contract",
            "id-check",
            "payroll",
            "conduct",
            "availability",
            "events",
            "groups",
            "day",
            "staff",
            "help",
          ],
          "Entwickeln",
          [
            "Entwicklung",
            "Anleitungen",
            ["Ein Bildschirm", "Ein Zustand", "Ein Text", "Ein Ablauf", "Ein Profilfeld"],
            "Ablaufdiagramme",
            "Wörter des Codes",
            "Anbieter",
            "Schnittstelle",
            "Betrieb",
            "Veröffentlichen",
            "Entscheidungen",
          ],
          "Prüfen",
          ["Pull-Requests prüfen", "Von Hand prüfen", "Barrierefreiheit", "Anforderungen", "Grenzen und Belege"],
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: "Sprache",
      toolbar: {
        icon: "globe",
        items: [
          { value: "de", title: "Deutsch" },
          { value: "en", title: "Englisch" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: "de", viewport: { value: "phone", isRotated: false } },
  loaders: [
    async () => {
      await Promise.all([loadAllCopy(), loadDialogSheet()]);
      await document.fonts.ready;
      return {};
    },
  ],
  beforeEach({ canvasElement, globals }) {
    document.documentElement.lang = String(globals.locale);
    // On the page of a component Storybook calls what a story shows English.
    canvasElement.lang = String(globals.locale);
  },
  decorators: [
    (Story, { args, tags, title }) =>
      title.startsWith("primitives/") && !tags.includes("behaviour") ? (
        <Keeping key={JSON.stringify([args["value"], args["checked"]])} args={args} Story={Story} />
      ) : (
        <Story />
      ),
    (Story, { globals }) => (
      <StressedCopy stress={globals.stress}>
        <Story />
      </StressedCopy>
    ),
    (Story, { globals }) => (
      <CopyWorkbench locale={globals.locale as Locale} onUsed={reportUsed}>
        <Story />
      </CopyWorkbench>
    ),
  ],
});
