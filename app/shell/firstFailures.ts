import { QueryError } from "#app/shell/queryError.ts";
import type { Announcement } from "#app/client/announcement.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { failureNotice } from "#app/client/notice.ts";

export type FirstFailures = ReturnType<typeof createFirstFailures>;

/**
 * What could not be loaded at all stands in the place of it, and is announced once for each opening of a screen: not for
 * every list of it, and not for every further try (API-63, VA-128, C-47).
 */
export function createFirstFailures(announce: (announcement: Announcement) => void) {
  let isTold = false;
  let opened: string | null = null;
  return {
    /** As soon as a screen is wanted, and as often as it is drawn. */
    screenOpened: (screen: string): void => {
      if (screen !== opened) isTold = false;
      opened = screen;
    },
    async tell(error: unknown, loadCall: () => Promise<Call>): Promise<void> {
      if (isTold || !(error instanceof QueryError)) return;
      const call = await loadCall().catch(() => null);
      const notice = call && failureNotice(call, error.apiError);
      if (isTold || !notice) return;
      isTold = true;
      announce(notice);
    },
  };
}
