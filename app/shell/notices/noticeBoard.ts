import { createHeld } from "#app/platform/held.ts";
import type { Announcement } from "#app/client/announcement.ts";
import { pushNotice } from "#src/model/notices.ts";

export type PostedNotice = Announcement & { id: string };

export type NoticeBoard = {
  getNotices: () => readonly PostedNotice[];
  subscribe: (listener: () => void) => () => void;
  post: (announcement: Announcement) => void;
  close: (id: string) => void;
};

/** The notices on show, oldest first; a fourth takes the place of the first (C-65). */
export function createNoticeBoard(): NoticeBoard {
  const notices = createHeld<readonly PostedNotice[]>([]);
  let count = 0;
  return {
    getNotices: notices.get,
    subscribe: notices.subscribe,
    post: (announcement) => notices.set(pushNotice(notices.get(), { ...announcement, id: `notice-${++count}` })),
    close: (id) => notices.set(notices.get().filter((notice) => notice.id !== id)),
  };
}
