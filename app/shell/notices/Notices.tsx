import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import type { Toaster } from "#app/shell/notices/toaster.ts";
import type { PostedNoticesProps } from "#app/shell/notices/PostedNotices.tsx";
import { prefetchSoon } from "#src/lib/prefetchSoon.ts";
import { loadCopy } from "#src/copy/store.ts";

const loadList = () =>
  Promise.all([
    import("#app/shell/notices/PostedNotices.tsx"),
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
  useEffect(() => prefetchSoon(loadList), []);
  useEffect(() => {
    if (List || !newest) return;
    loadList().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [List, newest]);
  return List ? <List notices={notices} onClose={toaster.close} /> : null;
}
