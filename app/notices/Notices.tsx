import { Suspense, useState, useSyncExternalStore } from "react";
import type { NoticeBoard } from "#app/notices/noticeBoard.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const PostedNotices = lazyScreen(["notices"], () =>
  import("#app/notices/PostedNotices.tsx").then((module) => module.PostedNotices),
);

/** Nothing before the first notice: what draws them arrives with it, and stays. */
export function Notices({ board }: { board: NoticeBoard }) {
  const notices = useSyncExternalStore(board.subscribe, board.getNotices);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && notices.length > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <PostedNotices notices={notices} onClose={board.close} />
    </Suspense>
  );
}
