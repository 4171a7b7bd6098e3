import { http } from "msw";
import { setupWorker } from "msw/browser";
import { createPreviewAnnotations } from "msw-storybook-addon/preview";
import { configure } from "storybook/test";
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

/** Gives stories that are tagged `connected` the `msw` of msw-storybook-addon; for all others no worker is started. */
export const connectedAddon = () =>
  definePreviewAddon({
    async beforeEach(context) {
      if (!context.tags.includes("connected")) return;
      unexpected.length = 0;
      configure({ asyncUtilTimeout: PATIENCE_MS });
      return giveWorker(context);
    },
    afterEach() {
      if (unexpected.length > 0) throw new Error(`Nobody answers ${unexpected.join(", ")}.`);
    },
  });
