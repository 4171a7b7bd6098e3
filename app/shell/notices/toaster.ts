import { createHeld } from "#app/platform/held.ts";
import type { Announcement } from "#app/client/announcement.ts";
import { pushNotice } from "#src/model/notices.ts";

export type Toast = Announcement & { id: string };

export type Toaster = {
  getNotices: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  notify: (announcement: Announcement) => void;
  close: (id: string) => void;
};

/** The notices on show, oldest first; a fourth takes the place of the first (C-65). */
export function createToaster(): Toaster {
  const notices = createHeld<readonly Toast[]>([]);
  let count = 0;
  return {
    getNotices: notices.get,
    subscribe: notices.subscribe,
    notify: (announcement) => notices.set(pushNotice(notices.get(), { ...announcement, id: `notice-${++count}` })),
    close: (id) => notices.set(notices.get().filter((notice) => notice.id !== id)),
  };
}
