import type { ComponentType } from "react";
import type { EarlyCall } from "#app/client/earlyCalls.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { byStepScreen, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import type { Area } from "#src/copy/keys.gen.ts";

/** A connector, the areas of the texts that it needs, and what it asks the provider for as soon as it is drawn: begun together. */
export type Page = { texts: readonly Area[]; asks: readonly EarlyCall[]; load: () => Promise<ComponentType> };

/** The frame names the contact person and whoever is signed in on every page. */
const page = (texts: Page["texts"], load: Page["load"], ...asks: EarlyCall[]): Page => ({
  texts: [...texts, "contact"],
  asks: ["me", ...asks],
  load,
});

const placeholder = (subject: "notifications" | "checkIn" | "checkOut") =>
  page(["comingSoon", "shell"], () =>
    import("#app/features/help/PlaceholderPage.tsx").then((module) => module.placeholderFor(subject)),
  );
const notifications = placeholder("notifications");

const onboarding = (place: "welcome" | OnboardingStepId) =>
  page(["onboarding", "autoAdvance", "shell"], () =>
    import("#app/features/onboarding/OnboardingPage.tsx").then((module) => module.onboardingPages[place]),
  );
const intro = (topic: "ContractData" | "EventApplication" | "CodeOfConduct" | "PayrollInfo" | "IdVerification") =>
  page(["onboarding", "shell"], () =>
    import("#app/features/onboarding/IntroPage.tsx").then((module) => module[`${topic}IntroPage`]),
  );

const staff = (list: "CheckInList" | "CheckOutList") =>
  page(["staff", "day", "shell", "failure"], () =>
    import("#app/features/staff/StaffListPage.tsx").then((module) => module[`${list}Page`]),
  );

const profile = (part: "ProfileCompletion" | "ProfileData") =>
  page(
    ["profile", "intro", "lists", "shell", "failure"],
    () =>
      Promise.all([
        import("#app/features/profile/ProfileCompletionPage.tsx"),
        import("#src/primitives/DialogSheet.tsx"),
      ]).then(([module]) => module[`${part}Page`]),
    "getExtra",
    "getCountries",
  );

/** One run: it stays on show from one of its screens to the next. */
const idCheck = page(
  ["idCheck", "autoAdvance", "files", "shell", "failure"],
  () => import("#app/features/id-check/IdCheckPage.tsx").then((module) => module.IdCheckPage),
  "getIdDocument",
  "getExtraEvents",
);

/**
 * Each further signed-in screen, fetched when it is opened. The build reads this table, too: no import of a
 * page, and a connector, and what it begins with beside it, is named by a literal `import("…")`.
 */
export const pages: Partial<Record<ScreenName, Page>> = {
  "app-profile-completion-overview": page(
    ["overview", "shell", "failure"],
    () => import("#app/features/profile/ProfileOverviewPage.tsx").then((module) => module.ProfileOverviewPage),
    "getExtra",
  ),
  "app-profile-completion": profile("ProfileCompletion"),
  "profile-data": profile("ProfileData"),
  "my-profile": page(["myProfile", "shell"], () =>
    import("#app/features/profile/MyProfilePage.tsx").then((module) => module.MyProfilePage),
  ),
  "my-event": page(
    ["myEvent", "day", "cancellation", "shell", "failure"],
    () => import("#app/features/day/MyEventPage.tsx").then((module) => module.MyEventPage),
    "getExtraEvents",
    "getExtra",
    "getContract",
  ),
  "app-event-details-1": page(
    ["myEvent", "day", "shell", "failure"],
    () => import("#app/features/day/EventDetailsPage.tsx").then((module) => module.EventDetailsPage),
    "getExtraEvents",
    "getExtra",
    "getContract",
  ),
  "billing-data": page(["myProfile", "shell"], () =>
    import("#app/features/profile/BillingDataPage.tsx").then((module) => module.BillingDataPage),
  ),
  "app-settings": page(["settings", "autoAdvance", "comingSoon", "shell"], () =>
    import("#app/features/profile/SettingsPage.tsx").then((module) => module.SettingsPage),
  ),
  settings: page(["settings", "comingSoon", "shell"], () =>
    import("#app/features/profile/LegacySettingsPage.tsx").then((module) => module.LegacySettingsPage),
  ),
  "app-event-application": page(
    ["events", "shell", "failure"],
    () => import("#app/features/events/EventApplicationPage.tsx").then((module) => module.EventApplicationPage),
    "getExtra",
    "getAvailableEvents",
    "currentGroup",
  ),
  "app-code-of-conduct": page(
    ["conduct", "conductText", "shell", "failure"],
    () => import("#app/features/conduct/CodeOfConductPage.tsx").then((module) => module.CodeOfConductPage),
    "getExtra",
  ),
  "app-payroll-info": page(
    ["payroll", "shell", "failure"],
    () => import("#app/features/payroll/PayrollInfoPage.tsx").then((module) => module.PayrollInfoPage),
    "getPayrollData",
  ),
  "financial-data": page(
    ["payroll", "shell", "failure"],
    () => import("#app/features/payroll/FinancialDataPage.tsx").then((module) => module.FinancialDataPage),
    "getFinancialData",
  ),
  "payroll-document": page(
    ["payroll", "shell", "failure"],
    () => import("#app/features/payroll/PayrollDocumentsPage.tsx").then((module) => module.PayrollDocumentsPage),
    "getPayrollDocuments",
  ),
  "app-contract-data": page(
    ["contract", "intro", "lists", "files", "shell", "failure"],
    () =>
      Promise.all([
        import("#app/features/contract/ContractDataPage.tsx"),
        import("#src/primitives/DialogSheet.tsx"),
      ]).then(([module]) => module.ContractDataPage),
    "getContractData",
  ),
  "app-contract": page(
    ["contract", "contractCard", "shell", "failure"],
    () => import("#app/features/contract/ContractPage.tsx").then((module) => module.ContractPage),
    "getContract",
  ),
  "id-terms": idCheck,
  "id-capture": idCheck,
  "id-result": idCheck,
  apply: page(
    ["availability", "shell", "failure"],
    () => import("#app/features/availability/AvailabilityPage.tsx").then((module) => module.AvailabilityPage),
    "getAvailability",
    "getExtraEvents",
  ),
  "app-group-select": page(
    ["groupForms", "shell", "failure"],
    () => import("#app/features/groups/GroupSelectPage.tsx").then((module) => module.GroupSelectPage),
    "currentGroup",
  ),
  "app-group-create": page(
    ["groupForms", "shell", "failure"],
    () => import("#app/features/groups/GroupCreatePage.tsx").then((module) => module.GroupCreatePage),
    "currentGroup",
  ),
  "app-group-join": page(
    ["groupForms", "shell", "failure"],
    () => import("#app/features/groups/GroupJoinPage.tsx").then((module) => module.GroupJoinPage),
    "currentGroup",
  ),
  "app-group": page(
    ["groups", "groupForms", "shell", "failure"],
    () => import("#app/features/groups/GroupPage.tsx").then((module) => module.GroupPage),
    "currentGroup",
  ),
  "job-detail": page(
    ["job", "day", "contractCard", "shell", "failure"],
    () => import("#app/features/day/JobDetailPage.tsx").then((module) => module.JobDetailPage),
    "getExtraEvents",
    "getExtra",
    "getContract",
  ),
  "task-list": page(
    ["tasks", "day", "shell", "failure"],
    () => import("#app/features/day/TasksPage.tsx").then((module) => module.TasksPage),
    "getExtraEvents",
    "getExtra",
    "getContract",
  ),
  "app-event-details-2": page(
    ["eventStatus", "day", "shell", "failure"],
    () => import("#app/features/day/EventStatusPage.tsx").then((module) => module.EventStatusPage),
    "getExtraEvents",
    "getExtra",
    "getContract",
  ),
  "app-info-faq": page(["help", "shell"], () =>
    import("#app/features/help/HelpPage.tsx").then((module) => module.HelpPage),
  ),
  "app-notifications": notifications,
  notifications,
  "check-in-list": staff("CheckInList"),
  "check-out-list": staff("CheckOutList"),
  "operations-check-in": placeholder("checkIn"),
  "operations-check-out": placeholder("checkOut"),
  "onboarding-welcome": onboarding("welcome"),
  ...byStepScreen(onboarding),
  "onboarding-step-invalid": page(["onboarding", "shell"], () =>
    import("#app/features/onboarding/InvalidStepPage.tsx").then((module) => module.InvalidStepPage),
  ),
  "intro-contract-data": intro("ContractData"),
  "intro-event-application": intro("EventApplication"),
  "intro-code-of-conduct": intro("CodeOfConduct"),
  "intro-payroll-info": intro("PayrollInfo"),
  "intro-id-verification": intro("IdVerification"),
};
