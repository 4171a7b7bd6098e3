import { fragmentLast } from "../shared/address/fragmentLast.ts";
import { queryWith, readGlobals } from "../shared/address/globalsInAddress.ts";
import { asLinked, readLinked, withOthers, type Drafted } from "./drafted.ts";
import { DRAFTS, storeDrafts, readDrafts } from "./draftStore.ts";
import { printOf } from "./proposal.ts";

const FRAGMENT = "#proposal=";

/** Mail and chat programs may truncate longer links; in characters. */
const LONG = 6000;
export const isLong = (link: string): boolean => link.length > LONG;

/** A link that carries drafts: in its fragment, which no server sees and none refuses. */
export const linkTo = (address: string, drafted: Drafted): string => `${address}${FRAGMENT}${asLinked(drafted)}`;

/**
 * Takes the drafts out of an address into the storage. Returns the address that names them there; null when it carries none.
 * A link that is opened again names what was made of it.
 */
export function takeIn({ href, search, hash }: Pick<Location, "href" | "search" | "hash">): string | null {
  const linked = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length).split("&")[0] : undefined;
  // Older links have them in two globals.
  const { proposal, textStatus, ...globals } = readGlobals({ href });
  const carried = [linked, proposal, textStatus].filter((each) => each !== undefined);
  if (carried.length === 0) return null;
  const id = printOf(carried.join("."));
  if (readDrafts(id).trouble === "elsewhere") {
    const all = carried.map(readLinked);
    const trouble = all.find((each) => each.trouble !== null)?.trouble ?? null;
    storeDrafts(id, { ...all.reduce(withOthers), trouble });
  }
  const { search: query, hash: fragment } = new URL(fragmentLast({ search, hash }), href);
  return `${queryWith(query, { ...globals, [DRAFTS]: id })}${linked === undefined ? fragment : ""}`;
}

/** Stores the drafts in the address of the manager, also when a link is opened in this tab. */
export function registerLinkedDrafts(): void {
  const { location, history } = window;
  const take = () => {
    const address = takeIn(location);
    if (address !== null) history.replaceState(history.state, "", address);
    return address !== null;
  };
  take();
  window.addEventListener("hashchange", () => take() && location.reload());
}
