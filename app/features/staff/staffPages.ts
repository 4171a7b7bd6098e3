import type { Guard, Page, Pages } from "#app/shell/page.ts";

const supervisorsOnly: Guard = ({ capabilities }) => (capabilities.canSupervise ? null : "dashboard");

const list = (name: "CheckInList" | "CheckOutList"): Page => ({
  load: () => import("#app/features/staff/StaffListPage.tsx").then((module) => module[`${name}Page`]),
  texts: ["staff", "day", "failure"],
  guard: supervisorsOnly,
  offer: "staff",
});

export const pages: Pages = {
  "check-in-list": list("CheckInList"),
  "check-out-list": list("CheckOutList"),
};
