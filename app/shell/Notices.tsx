import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import type { PostedNoticesProps } from "#app/shell/PostedNotices.tsx";
import { isShownInPage, type Announcement } from "#app/client/announcement.ts";
import { prefetchDeferred } from "#src/lib/prefetchDeferred.ts";
import { loadCopy } from "#src/copy/store.ts";
import { pushNotice } from "#src/model/notices.ts";

const loadList = () =>
  Promise.all([
    import("#app/shell/PostedNotices.tsx"),
    loadCopy("de", "notices"),
    import("#app/client/notice.ts"),
  ]).then(([{ PostedNotices }]) => PostedNotices);

/**
 * What draws the notices is not part of the first load; it comes soon after, so that the word about a lost connection can
 * be said. If it does not come, the page goes on without: what went wrong stands in place, too (A9).
 */
export function Notices({ toaster }: { toaster: Toaster }) {
  const notices = useSyncExternalStore(toaster.subscribe, toaster.getNotices, toaster.getNotices);
  const [List, setList] = useState<ComponentType<PostedNoticesProps> | null>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => prefetchDeferred(loadList), []);
  useEffect(() => {
    if (List || !newest) return;
    loadList().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [List, newest]);
  return List ? <List notices={notices} onClose={toaster.close} /> : null;
}

type Toast = Announcement & { id: string };

export type Toaster = {
  getNotices: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  notify: (announcement: Announcement) => void;
  close: (id: string) => void;
};

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
      if (isShownInPage(announcement) && isAsking()) return;
      notices.setState((shown) => pushNotice(shown, { ...announcement, id: `notice-${++count}` }), true);
    },
    close: (id) => notices.setState((shown) => shown.filter((notice) => notice.id !== id), true),
  };
}
