import { isShownInPage, type Announcement, type NoticeKey, type NoticeText } from "#app/client/announcement.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { noticeDuration } from "#src/model/notices.ts";
import { NoticeList } from "#src/primitives/NoticeList.tsx";

type Toast = Announcement & { id: string };

export type PostedNoticesProps = { notices: readonly Toast[]; onClose: (id: string) => void };

/** Renders the announcements of calls as texts. */
export function PostedNotices({ notices, onClose }: PostedNoticesProps) {
  const t = useCopy("notices");
  const sentenceOf = (text: NoticeText): string => {
    if (text.from === "provider") return text.text;
    const { key, resource } = text;
    if (needsResource(key)) return resource ? t(key, { resource: t(`resources.${resource}`) }) : t("failed.default");
    return t(key);
  };
  const waitOf = ({ from, wait }: NoticeText): string =>
    wait ? t(from === "provider" ? "wait.only" : "wait.first", { seconds: wait }) : "";
  // Announces no error that the page shows, and of an error with a waiting time only that.
  const announcementOf = (notice: Toast) => {
    if (isShownInPage(notice)) return { announcement: "" };
    return notice.tone === "error" && notice.text.wait ? { announcement: waitOf(notice.text) } : {};
  };
  return (
    <NoticeList
      notices={notices.map((notice) => ({
        id: notice.id,
        tone: notice.tone,
        title: `${sentenceOf(notice.text)} ${waitOf(notice.text)}`.trim(),
        ...announcementOf(notice),
        duration: isLasting(notice) ? Infinity : noticeDuration(notice.tone, notice.area),
      }))}
      onClose={onClose}
      closeLabel={t("close")}
      regionLabel={t("region")}
    />
  );
}

type Key = Extract<NoticeText, { from: "copy" }>["key"];
type ResourceKey = Exclude<Extract<Key, `failed.${string}` | `success.${string}`>, "failed.default">;

const needsResource = (key: Key): key is ResourceKey => /^(failed|success)\./.test(key) && key !== "failed.default";

/** Texts that no page shows and that take longer to read than a notice is shown (WCAG 2.2.1). */
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
