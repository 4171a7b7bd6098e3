import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, chromium, type Page } from "@playwright/test";
import { phone } from "../phone.ts";
import { meetProvider, type Provider } from "./journey.ts";

export type OwnBrowser = {
  page: Page;
  provider: Provider;
  /** Where it keeps everything. */
  profile: string;
  /** Leaves as a person does: everything is written to the disk. */
  close: () => Promise<void>;
  /** Ends all at once, as a crash or a phone without power does. */
  kill: () => Promise<void>;
};

/** Journeys in a browser of their own, whose profile stays on the disk when the browser has gone. */
export const test = base.extend<{ launch: () => Promise<OwnBrowser> }>({
  launch: async ({ baseURL }, run) => {
    const url = baseURL ?? "";
    const profile = await mkdtemp(path.join(tmpdir(), "profile-"));
    const database = `journey-${randomUUID()}`;
    const closes: OwnBrowser["close"][] = [];
    await run(async () => {
      const { launchOptions, contextOptions, ...options } = phone;
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...contextOptions,
        ...options,
        baseURL: url,
      });
      const close = () => context.close();
      closes.push(close);
      return {
        page: context.pages()[0] ?? (await context.newPage()),
        provider: await meetProvider(context, database),
        profile,
        close,
        async kill() {
          const browser = context.browser();
          const system = await browser?.newBrowserCDPSession();
          const { processInfo } = (await system?.send("SystemInfo.getProcessInfo")) ?? { processInfo: [] };
          const id = processInfo.find(({ type }) => type === "browser")?.id;
          if (!id) throw new Error("The browser has no process.");
          const gone = new Promise((resolve) => context.once("close", resolve));
          process.kill(id, "SIGKILL");
          await gone;
        },
      };
    });
    await Promise.all(closes.map((close) => close()));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
