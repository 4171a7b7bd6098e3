import { createStore } from "zustand/vanilla";
import type { Announcement } from "#app/client/announcement.ts";
import { pushNotice } from "#src/model/notices.ts";

export type Toast = Announcement & { id: string };

export type Toaster = {
  getNotices: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  notify: (announcement: Announcement) => void;
  close: (id: string) => void;
};

/** What the page says itself: that something failed. Not how long to wait, nor what has to stay. */
export const isSaidInPage = ({ tone, text, isLasting }: Announcement): boolean =>
  tone === "error" && !isLasting && !text.wait;

/**
 * The notices on show, oldest first; a fourth takes the place of the first (C-65). `isAsking`: a question is open, which says
 * itself what failed, and covers the page that says the rest.
 */
export function createToaster(isAsking: () => boolean = () => false): Toaster {
  const notices = createStore<readonly Toast[]>(() => []);
  let count = 0;
  return {
    getNotices: notices.getState,
    subscribe: notices.subscribe,
    notify(announcement) {
      if (isSaidInPage(announcement) && isAsking()) return;
      notices.setState((shown) => pushNotice(shown, { ...announcement, id: `notice-${++count}` }), true);
    },
    close: (id) => notices.setState((shown) => shown.filter((notice) => notice.id !== id), true),
  };
}
