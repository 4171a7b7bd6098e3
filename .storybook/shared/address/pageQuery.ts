import { useEffect } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** After the last change, in ms: some browsers refuse to write an address with each key. */
const PATIENCE = 300;

/** The page that the address is about: the manager takes what it names along to the next page. */
let named: string | null = null;

/** What the address of the workbench asks of a page that opens. */
export const asked = (page: string): URLSearchParams =>
  new URLSearchParams(named === null || named === page ? window.parent.location.search : "");

/** Keeps what a page is set to in the address of the workbench, by name; another page begins without it. */
export function usePageQuery(page: string, own: Readonly<Record<string, string>>): void {
  const written = JSON.stringify(own);
  useEffect(() => {
    const timer = setTimeout(() => write(JSON.parse(written) as typeof own), PATIENCE);
    return () => clearTimeout(timer);
  }, [written]);
  const names = Object.keys(own).join(" ");
  useEffect(() => {
    named = page;
    return () => {
      setTimeout(() => {
        if (named !== page) return;
        named = null;
        write(Object.fromEntries(names.split(" ").map((name) => [name, ""])));
      }, PATIENCE);
    };
  }, [page, names]);
}

/** The query of an address with these parameters in place of its own; an empty one is left out. */
export function queryNaming(query: string, own: Readonly<Record<string, string>>): string {
  const others = query
    .slice(1)
    .split("&")
    .filter((each) => each !== "" && !Object.keys(own).some((name) => each.startsWith(`${name}=`)));
  const set = Object.entries(own).filter(([, value]) => value !== "");
  return `?${[...others, ...set.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)].join("&")}`;
}

function write(own: Readonly<Record<string, string>>): void {
  const { parent } = window;
  const query = queryNaming(parent.location.search, own);
  if (query === parent.location.search) return;
  const address = `${query}${parent.location.hash}`;
  if (parent === window) window.history.replaceState(window.history.state, "", address);
  else addons.getChannel().emit(NAVIGATE_URL, address, { replace: true });
}
