import type { Page, Pages } from "#app/shell/page.ts";

const placeholder = (subject: "notifications" | "checkIn" | "checkOut"): Page => ({
  load: () => import("#app/features/help/PlaceholderPage.tsx").then((module) => module.placeholderFor(subject)),
  texts: ["comingSoon"],
});
const notifications = placeholder("notifications");

export const pages: Pages = {
  "app-info-faq": {
    load: () => import("#app/features/help/HelpPage.tsx").then((module) => module.HelpPage),
    texts: ["help"],
  },
  "app-notifications": notifications,
  notifications,
  "operations-check-in": placeholder("checkIn"),
  "operations-check-out": placeholder("checkOut"),
};
