import { screenForPath } from "#app/navigation/screenForPath.ts";
import type { Store } from "#app/session/storage.ts";

const KEY = "groupLink";
const LONGEST = 64;

/**
 * The link into a group that somebody followed while signed out, as long as this tab is there: it is opened once they are in
 * (D-103, page Entscheidungen/24). Who opens it reads the number in it.
 */
export function createGroupLink(tab: Store) {
  return {
    /** Of several links the last one counts. */
    keep({ pathname, search }: Pick<Location, "pathname" | "search">): void {
      const code = new URLSearchParams(search).get("code") ?? "";
      if (code && code.length <= LONGEST && screenForPath(pathname) === "app-group-join") tab.write(KEY, code);
    },
    /** As a query, `""` if there is none. */
    search: (): string => {
      const code = tab.read(KEY);
      return code === null ? "" : `?${new URLSearchParams({ code })}`;
    },
    forget: (): void => tab.remove(KEY),
  };
}
