import { openFrame } from "#workbench/docs/sheet/openFrame.ts";
import { listen, send, type DeskChannel, type Row } from "../events.ts";

/** Storybook leaves the channel of a canvas in its window. */
type Canvas = Window & { __STORYBOOK_ADDONS_CHANNEL__?: DeskChannel };

/** Opens a state in a box and reads its texts as the panel does. Rejects once `ended` is aborted. */
export const readState = (box: HTMLElement, state: string, globals: string, ended: AbortSignal) =>
  new Promise<readonly Row[]>((resolve, reject) => {
    const close = openFrame(box, {
      story: state,
      globals,
      title: state,
      onRendered() {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (box.querySelector("iframe")?.contentWindow ?? {}) as Canvas;
        if (!channel) return finish([]);
        listen(channel, "shown", ({ rows }) => finish(rows));
        send(channel, "request");
      },
    });
    function finish(rows: readonly Row[]) {
      close();
      resolve(rows);
    }
    ended.addEventListener("abort", () => {
      close();
      reject(new Error("ended"));
    });
  });
