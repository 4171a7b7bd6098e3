import { http } from "msw";
import { setupWorker } from "msw/browser";
import { createPreviewAnnotations } from "msw-storybook-addon/preview";

/** Calls of the story on show that none of its handlers answers. */
export const unexpected: string[] = [];

/** Stands behind the handlers of each story; requests outside `/api` pass. */
const refuse = http.all("*/api/*", ({ request: { method, url } }) => {
  unexpected.push(`${method} ${new URL(url).pathname}`);
  return Response.error();
});

async function startWorker() {
  const worker = setupWorker(refuse);
  // The static workbench may lie below any path, e.g. on GitHub Pages; its base is the folder of the frame.
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url } });
  return worker;
}

/** Gives a story its `msw`. */
export const [giveWorker = () => {}] = [createPreviewAnnotations(startWorker).beforeEach ?? []].flat();
