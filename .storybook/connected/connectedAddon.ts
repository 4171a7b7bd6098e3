import { http } from "msw";
import { setupWorker } from "msw/browser";
import { createPreviewAnnotations } from "msw-storybook-addon/preview";
import { configure, getConfig } from "storybook/test";
import { definePreviewAddon } from "../experimental/previewAddon.ts";

/** Calls of the story on show that none of its handlers answers. */
const unexpected: string[] = [];

/** Stands behind the handlers of each story; requests outside `/api` pass. */
const refuse = http.all("*/api/*", ({ request: { method, url } }) => {
  unexpected.push(`${method} ${new URL(url).pathname}`);
  return Response.error();
});

async function startWorker() {
  const worker = setupWorker(refuse);
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  return worker;
}

const [giveWorker = () => {}] = [createPreviewAnnotations(startWorker).beforeEach ?? []].flat();

/** How long a play waits for what the app fetches: its code comes in pieces, from a server that may be busy, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What a play did not find, and what is on the page instead; its whole markup would hide both. */
function shortError(message: string | null): Error {
  const shown = [...document.querySelectorAll("main :is(h1, button), [role=alert], [role=dialog]")];
  const words = shown.map(({ textContent }) => textContent).join(" · ");
  return new Error(`${message?.split("\n", 1)[0]}\nOn the page „${document.title}“: ${words}`);
}

/** Without React's `act`, which drops the render of a screen whose code is still fetched when the event is over. */
const asInTheBrowser = (event: () => void) => event();

/** Gives stories that are tagged `connected` the `msw` of msw-storybook-addon; for all others no worker is started. */
export const connectedAddon = () =>
  definePreviewAddon({
    async beforeEach(context) {
      if (!context.tags.includes("connected")) return;
      unexpected.length = 0;
      const before = getConfig();
      configure({ asyncUtilTimeout: PATIENCE_MS, eventWrapper: asInTheBrowser, getElementError: shortError });
      const end = await giveWorker(context);
      return async () => {
        configure(before);
        await end?.();
      };
    },
    afterEach() {
      if (unexpected.length > 0) throw new Error(`Nobody answers ${unexpected.join(", ")}.`);
    },
  });
