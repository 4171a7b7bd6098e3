export type NoticeTone = "success" | "error" | "info" | "default";
export type NoticeArea = "auth" | "signed-in";

/** A fourth notice replaces the oldest (FMT-11, C-65, FMTS-20). */
export const MAX_NOTICES = 3;

const AUTH_DURATION: Record<NoticeTone, number> = { success: 2000, error: 3000, info: 2000, default: 5000 };
const SIGNED_IN_DURATION = 4000;

/** Milliseconds for which a notice is shown (FMT-06 to FMT-10, C-02, D-84, FMTS-21). */
export function noticeDuration(tone: NoticeTone, area: NoticeArea): number {
  return area === "signed-in" ? SIGNED_IN_DURATION : AUTH_DURATION[tone];
}

/** Appends a notice and drops the oldest beyond the limit (FMTS-20). */
export const pushNotice = <Notice>(notices: readonly Notice[], notice: Notice): Notice[] =>
  [...notices, notice].slice(-MAX_NOTICES);
