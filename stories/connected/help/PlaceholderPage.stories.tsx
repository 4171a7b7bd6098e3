import { expect, screen } from "storybook/test";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

/** What has a path and is still to come; the two check-ins of the operations beside the lists of staff (D-96). */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/notifications" } as const,
});

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

export const Notifications = meta.story({
  name: "Benachrichtigungen, demnächst verfügbar",
  parameters: { spec: ["HELP-08"] },
  async play({ canvas, userEvent }) {
    await title(de("comingSoon.notifications.title"));
    await expect(canvas.getByRole("heading", { level: 2, name: copy("comingSoon.title") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("comingSoon.toStart") }));
    await says(copy("dashboard.tasksTitle"))();
  },
});
export const NotificationsAtTheOtherPath = meta.story({
  name: "Benachrichtigungen, früherer Pfad",
  args: { path: "/legacy/notifications" },
  play: says(copy("comingSoon.notifications.title")),
});
export const CheckIn = meta.story({
  name: "Check-in, demnächst verfügbar",
  args: { path: "/operations/check-in" },
  parameters: { spec: ["OPS-11"] },
  async play({ canvas }) {
    await title(de("comingSoon.checkIn.title"));
    await expect(canvas.getByRole("heading", { level: 2, name: copyPart("comingSoon.title") })).toBeVisible();
  },
});
export const CheckOut = meta.story({
  name: "Check-out, demnächst verfügbar",
  args: { path: "/operations/check-out" },
  parameters: { spec: ["OPS-12"] },
  async play({ canvas }) {
    await title(de("comingSoon.checkOut.title"));
    await expect(canvas.getByRole("heading", { level: 2, name: copyPart("comingSoon.title") })).toBeVisible();
  },
});
