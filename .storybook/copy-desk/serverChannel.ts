import type { Channel } from "storybook/internal/channels";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";
import { listen, send, type DeskChannel } from "./events.ts";
import { NotSaved, saveText, saveStatus } from "./saveText.ts";
import { words } from "./words.ts";

/** Storybook calls this once when its dev server starts; a static build has no server. */
export function experimental_serverChannel(channel: Channel): Channel {
  serveCopyDesk(channel);
  return channel;
}

/** The dev server's half of the desk: saves, and checks spelling. */
export function serveCopyDesk(channel: DeskChannel, root = top) {
  let turn: Promise<unknown> = Promise.resolve();
  /** Saves in sequence: a status refers to the wording saved before it. */
  const answer = (request: unknown, save: () => Promise<unknown>) => {
    // Whatever runs in the browser can send this.
    const { id } = (request ?? {}) as { id?: unknown };
    if (typeof id !== "number") return;
    turn = turn.then(save).then(
      () => send(channel, "saved", { id, problem: null }),
      (error: unknown) =>
        send(channel, "saved", { id, problem: error instanceof NotSaved ? error.message : words.notSaved.failed }),
    );
  };
  listen(channel, "save", (request) => answer(request, () => saveText(path.join(root, "src/copy"), request.change)));
  listen(channel, "saveStatus", (request) =>
    answer(request, async () => send(channel, "approved", await saveStatus(root, request))),
  );
  listen(channel, "spell", (text) => {
    if (typeof text === "string") void spell(channel, text);
  });
}

/** The dictionary is large: it is loaded on the first request. */
async function spell(channel: DeskChannel, text: string) {
  const { checkSpelling } = await import("../findings/spelling.ts");
  send(channel, "spelled", { text, findings: await checkSpelling(text) });
}
