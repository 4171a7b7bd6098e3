import type { ComponentType } from "react";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const placeholder = (subject: "notifications" | "checkIn" | "checkOut") =>
  lazyScreen(["comingSoon", "shell"], () =>
    import("#app/areas/help/Placeholder.tsx").then((module) => module.placeholderFor(subject)),
  );
const notifications = placeholder("notifications");

const onboarding = (step: "Welcome" | "ProfileStep" | "EventApplicationStep" | "CodeOfConductStep") =>
  lazyScreen(["onboarding", "shell"], () =>
    import("#app/flows/onboarding/Onboarding.tsx").then((module) => module[step]),
  );
const intro = (topic: "ContractData" | "EventApplication" | "CodeOfConduct" | "PayrollInfo" | "IdVerification") =>
  lazyScreen(["onboarding", "shell"], () =>
    import("#app/flows/onboarding/Intro.tsx").then((module) => module[`${topic}Intro`]),
  );

const staff = (list: "CheckInList" | "CheckOutList") =>
  lazyScreen(["staff", "shell", "failure"], () =>
    import("#app/areas/staff/StaffList.tsx").then((module) => module[list]),
  );

const profile = (part: "ProfileCompletion" | "ProfileData") =>
  lazyScreen(["profile", "intro", "lists", "shell", "failure"], () =>
    import("#app/areas/profile/ProfileCompletion.tsx").then((module) => module[part]),
  );

/** The connector of each further signed-in screen with the texts it needs, fetched when it is opened. */
export const areaScreens: Partial<Record<ScreenName, ComponentType>> = {
  "app-profile-completion-overview": lazyScreen(["overview", "shell", "failure"], () =>
    import("#app/areas/profile/ProfileOverview.tsx").then((module) => module.ProfileOverview),
  ),
  "app-profile-completion": profile("ProfileCompletion"),
  "profile-data": profile("ProfileData"),
  "my-profile": lazyScreen(["myProfile", "shell"], () =>
    import("#app/areas/my-profile/MyProfile.tsx").then((module) => module.MyProfile),
  ),
  "my-event": lazyScreen(["myEvent", "day", "cancellation", "shell", "failure"], () =>
    import("#app/areas/my-event/MyEvent.tsx").then((module) => module.MyEvent),
  ),
  "app-event-details-1": lazyScreen(["myEvent", "day", "shell", "failure"], () =>
    import("#app/areas/my-event/EventDetails.tsx").then((module) => module.EventDetails),
  ),
  "billing-data": lazyScreen(["myProfile", "shell"], () =>
    import("#app/areas/my-profile/BillingData.tsx").then((module) => module.BillingData),
  ),
  "app-settings": lazyScreen(["settings", "comingSoon", "shell"], () =>
    import("#app/areas/my-profile/Settings.tsx").then((module) => module.Settings),
  ),
  settings: lazyScreen(["settings", "comingSoon", "shell"], () =>
    import("#app/areas/my-profile/LegacySettings.tsx").then((module) => module.LegacySettings),
  ),
  "app-event-application": lazyScreen(["events", "shell", "failure"], () =>
    import("#app/areas/events/EventApplication.tsx").then((module) => module.EventApplication),
  ),
  "app-code-of-conduct": lazyScreen(["conduct", "conductText", "shell", "failure"], () =>
    import("#app/areas/conduct/CodeOfConduct.tsx").then((module) => module.CodeOfConduct),
  ),
  "app-payroll-info": lazyScreen(["payroll", "shell", "failure"], () =>
    import("#app/areas/payroll/PayrollInfo.tsx").then((module) => module.PayrollInfo),
  ),
  "financial-data": lazyScreen(["payroll", "shell", "failure"], () =>
    import("#app/areas/payroll/FinancialData.tsx").then((module) => module.FinancialData),
  ),
  "payroll-document": lazyScreen(["payroll", "shell", "failure"], () =>
    import("#app/areas/payroll/PayrollDocuments.tsx").then((module) => module.PayrollDocuments),
  ),
  "app-contract-data": lazyScreen(["contract", "intro", "lists", "files", "shell", "failure"], () =>
    import("#app/flows/contract/ContractData.tsx").then((module) => module.ContractData),
  ),
  "app-contract": lazyScreen(["contract", "contractCard", "shell", "failure"], () =>
    import("#app/flows/contract/Contract.tsx").then((module) => module.Contract),
  ),
  "id-terms": lazyScreen(["idCheck", "shell", "failure"], () =>
    import("#app/flows/id-check/IdTerms.tsx").then((module) => module.IdTerms),
  ),
  "id-capture": lazyScreen(["idCheck", "files", "shell", "failure"], () =>
    import("#app/flows/id-check/IdCapture.tsx").then((module) => module.IdCapture),
  ),
  "id-result": lazyScreen(["idCheck", "shell", "failure"], () =>
    import("#app/flows/id-check/IdResult.tsx").then((module) => module.IdResult),
  ),
  apply: lazyScreen(["availability", "shell", "failure"], () =>
    import("#app/flows/availability/Availability.tsx").then((module) => module.Availability),
  ),
  "app-group-select": lazyScreen(["groupForms", "shell", "failure"], () =>
    import("#app/areas/group-forms/GroupSelect.tsx").then((module) => module.GroupSelect),
  ),
  "app-group-create": lazyScreen(["groupForms", "shell", "failure"], () =>
    import("#app/areas/group-forms/GroupCreate.tsx").then((module) => module.GroupCreate),
  ),
  "app-group-join": lazyScreen(["groupForms", "shell", "failure"], () =>
    import("#app/areas/group-forms/GroupJoin.tsx").then((module) => module.GroupJoin),
  ),
  "app-group": lazyScreen(["groups", "groupForms", "shell", "failure"], () =>
    import("#app/areas/groups/Group.tsx").then((module) => module.Group),
  ),
  "job-detail": lazyScreen(["job", "day", "contractCard", "shell", "failure"], () =>
    import("#app/areas/job/JobDetail.tsx").then((module) => module.JobDetail),
  ),
  "task-list": lazyScreen(["tasks", "day", "shell", "failure"], () =>
    import("#app/areas/tasks/Tasks.tsx").then((module) => module.Tasks),
  ),
  "app-event-details-2": lazyScreen(["eventStatus", "day", "shell", "failure"], () =>
    import("#app/areas/event-status/EventStatus.tsx").then((module) => module.EventStatus),
  ),
  "app-info-faq": lazyScreen(["help", "shell"], () => import("#app/areas/help/Help.tsx").then((module) => module.Help)),
  "app-notifications": notifications,
  notifications,
  "check-in-list": staff("CheckInList"),
  "check-out-list": staff("CheckOutList"),
  "operations-check-in": placeholder("checkIn"),
  "operations-check-out": placeholder("checkOut"),
  "onboarding-welcome": onboarding("Welcome"),
  "onboarding-step-profile": onboarding("ProfileStep"),
  "onboarding-step-event-application": onboarding("EventApplicationStep"),
  "onboarding-step-code-of-conduct": onboarding("CodeOfConductStep"),
  "onboarding-step-invalid": lazyScreen(["onboarding", "shell"], () =>
    import("#app/flows/onboarding/InvalidStep.tsx").then((module) => module.InvalidStep),
  ),
  "intro-contract-data": intro("ContractData"),
  "intro-event-application": intro("EventApplication"),
  "intro-code-of-conduct": intro("CodeOfConduct"),
  "intro-payroll-info": intro("PayrollInfo"),
  "intro-id-verification": intro("IdVerification"),
};
