import type { Page, Pages } from "#app/shell/page.ts";

const form = (part: "ProfileCompletion" | "ProfileData"): Page => ({
  load: () =>
    Promise.all([
      import("#app/features/profile/ProfileCompletionPage.tsx"),
      import("#src/primitives/DialogSheet.tsx"),
    ]).then(([module]) => module[`${part}Page`]),
  texts: ["profile", "intro", "lists", "failure"],
  queries: ["getExtra", "getCountries"],
});

export const pages: Pages = {
  "app-profile-completion-overview": {
    load: () => import("#app/features/profile/ProfileOverviewPage.tsx").then((module) => module.ProfileOverviewPage),
    texts: ["overview", "failure"],
    queries: ["getExtra"],
  },
  "app-profile-completion": form("ProfileCompletion"),
  "profile-data": form("ProfileData"),
  "my-profile": {
    load: () => import("#app/features/profile/MyProfilePage.tsx").then((module) => module.MyProfilePage),
    texts: ["myProfile"],
  },
  "billing-data": {
    load: () => import("#app/features/profile/BillingDataPage.tsx").then((module) => module.BillingDataPage),
    texts: ["myProfile"],
  },
  "app-settings": {
    load: () => import("#app/features/profile/SettingsPage.tsx").then((module) => module.SettingsPage),
    texts: ["settings", "autoAdvance", "comingSoon"],
  },
  settings: {
    load: () => import("#app/features/profile/LegacySettingsPage.tsx").then((module) => module.LegacySettingsPage),
    texts: ["settings", "comingSoon"],
  },
};
