import type { StartState } from "#app/router/startState.ts";

/** The entry that the build has drawn into the page, if that is what the app begins with; what is drawn besides goes. */
export function takePrerendered({ screen, auth }: Pick<StartState, "screen" | "auth">): HTMLElement | null {
  const page = document.documentElement.dataset;
  const isEntry = auth.start === "entry" && page.start === screen;
  let taken: HTMLElement | null = null;
  for (const drawn of document.querySelectorAll<HTMLElement>("[data-entry]"))
    if (isEntry && drawn.dataset.entry === screen) taken = drawn;
    else drawn.remove();
  delete taken?.dataset.entry;
  page.start = "";
  return taken;
}
