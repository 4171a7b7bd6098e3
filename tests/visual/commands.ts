import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommandContext } from "vitest/node";
import { hashOf } from "#workbench/shared/source/hash.ts";

export type Taken = {
  /** The story's id, with `@mode` for any other mode. */
  id: string;
  file: string;
  story: string;
  text: string;
  /** Keys of the texts in use, `de/auth.entry.title`. */
  reads: string[];
  /** Name of the picture in the folder. */
  png: string;
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devtools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

const MOST_SHOTS = 10;

/** Accepts a picture when two in a row are the same, byte for byte. */
async function twoAlike(page: Page): Promise<Buffer> {
  const session = await devtools(page);
  let before = "";
  for (let shot = 0; shot < MOST_SHOTS; shot++) {
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    if (data === before) return Buffer.from(data, "base64");
    before = data;
  }
  throw new Error(`still moving after ${MOST_SHOTS} pictures`);
}

/** The camera's commands that a page cannot run itself. Pictures go to `folder`, one line each to its list. */
export function cameraCommands(folder: string) {
  mkdirSync(folder, { recursive: true });
  return {
    shoot: async ({ page }: BrowserCommandContext): Promise<string> => {
      const picture = await twoAlike(page);
      const png = `${hashOf(picture)}.png`;
      writeFileSync(path.join(folder, png), picture);
      return png;
    },
    note: (_context: BrowserCommandContext, taken: Taken) =>
      appendFileSync(path.join(folder, "taken.jsonl"), `${JSON.stringify(taken)}\n`),
    forceColors: ({ page }: BrowserCommandContext, isForced: boolean) =>
      page.emulateMedia({ forcedColors: isForced ? "active" : "none" }),
  };
}

declare module "vitest/browser" {
  interface BrowserCommands {
    shoot: () => Promise<string>;
    note: (taken: Taken) => Promise<void>;
    forceColors: (isForced: boolean) => Promise<void>;
  }
}
