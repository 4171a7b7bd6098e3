import type { Announcement, NoticeKey } from "#app/client/announcement.ts";

/** Sentences that stand on no page and take longer to read than a notice stays (WCAG 2.2.1). */
const lasting = new Set<NoticeKey>([
  "storage.memoryOnly",
  "profile.lost",
  "onboarding.finished",
  "invitation.signedIn",
  "idCheck.deleted",
  "group.memberGone",
]);

/** Whether a notice stays until it is closed. */
export const isLasting = ({ text, ...notice }: Announcement): boolean =>
  notice.isLasting === true || (text.from === "copy" && lasting.has(text.key));
