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
      if (search && search.length <= LONGEST && screenForPath(pathname) === "app-group-join") tab.write(KEY, search);
    },
    /** The query of the link, `""` if there is none. */
    search: (): string => tab.read(KEY) ?? "",
    forget: (): void => tab.remove(KEY),
  };
}
