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
 * The list of notices is prefetched after the first load, so that it can be shown when the connection is lost. If
 * loading fails, the app works without it: the page shows errors too (A9).
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
 * The current notices, oldest first; a fourth replaces the first (C-65). `isAsking`: a dialog is open, which shows its
 * own errors and covers the page.
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
