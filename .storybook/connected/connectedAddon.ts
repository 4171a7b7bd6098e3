import { configure, getConfig } from "storybook/test";
import { definePreviewAddon } from "../shared/storybook/previewAddon.ts";

/** What a play did not find, and what is on the page instead; its whole markup would hide both. */
function shortError(message: string | null): Error {
  const elements = [...document.querySelectorAll("main :is(h1, button), [role=alert], [role=dialog]")];
  const words = elements.map(({ textContent }) => textContent).join(" · ");
  return new Error(`${message?.split("\n", 1)[0]}\nOn the page „${document.title}“: ${words}`);
}

/** Without React's `act`, which drops the render of a screen whose code is still fetched when the event is over. */
const asInTheBrowser = (event: () => void) => event();

/** Gives stories that are tagged `connected` the `msw` of msw-storybook-addon; for all others neither it nor a worker is fetched. */
export const connectedAddon = () =>
  definePreviewAddon({
    initialGlobals: { fault: "", faultScope: "" },
    async beforeEach(context) {
      if (!context.tags.includes("connected")) return;
      const { giveWorker, unexpected } = await import("./worker.ts");
      unexpected.length = 0;
      const before = getConfig();
      configure({ eventWrapper: asInTheBrowser, getElementError: shortError });
      const end = await giveWorker(context);
      return async () => {
        configure(before);
        await end?.();
      };
    },
    async afterEach({ tags }) {
      if (!tags.includes("connected")) return;
      const { unexpected } = await import("./worker.ts");
      if (unexpected.length > 0) throw new Error(`Nobody answers ${unexpected.join(", ")}.`);
    },
  });
