import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { queryWith, readGlobals } from "./globalsInAddress.ts";

/**
 * Gives the link at a place on the page, in a drawing too, the globals of the address around it. Returns where it leads; null
 * where that is no page or story of this workbench.
 */
function addressed(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  const url = new URL(link?.getAttribute("href") ?? "#", window.location.href);
  if (!link || !url.href.startsWith(new URL("./?path=", window.location.href).href)) return null;
  url.search = queryWith(url.search, readGlobals(window.parent.location));
  link.setAttribute("href", url.href);
  return url;
}

/** What is turned in the toolbar and what is proposed goes along with a link, here and into a new tab. */
export function linksKeepGlobals(): void {
  window.addEventListener("pointerdown", ({ target }) => void addressed(target));
  window.addEventListener("click", (event) => {
    const url = event.defaultPrevented ? null : addressed(event.target);
    if (!url) return;
    const names = [...url.searchParams.keys()].filter((name) => name !== "globals");
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window;
    if (isElsewhere || names.length > 1 || url.hash !== "") return;
    // As Storybook does with the links of a written page: the workbench is not loaded anew.
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, queryWith(url.search, {}));
  });
}
