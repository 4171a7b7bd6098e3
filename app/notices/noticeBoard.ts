import type { Announcement } from "#app/provider/announcement.ts";
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
  const listeners = new Set<() => void>();
  let notices: readonly PostedNotice[] = [];
  let count = 0;
  const change = (next: readonly PostedNotice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  return {
    getNotices: () => notices,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post: (announcement: Announcement) => change(pushNotice(notices, { ...announcement, id: `notice-${++count}` })),
    close: (id: string) => change(notices.filter((notice) => notice.id !== id)),
  };
}
