import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { preview } from "vite";
import { people, type PersonId } from "#src/people/people.ts";
import { top } from "#workbench/shared/source/files.ts";
import { phone } from "./conditions.ts";

type Session = { accessToken: string; refreshToken: string; user: object };

/** Longer than any part of the bench takes, so that no page renews its token. */
const TOKEN_SECONDS = 36_000;

export type BuiltApp = Awaited<ReturnType<typeof openBuiltApp>>;

/** The built app over a provider of its own, for pages with nothing in the cache. */
export async function openBuiltApp(browser: Browser) {
  const extraHTTPHeaders = { "sandbox-database": `bench-${randomUUID()}` };
  const server = await preview({
    configFile: path.join(top, "vite.config.ts"),
    logLevel: "error",
    preview: { port: 0, host: "127.0.0.1" },
  });
  const url = (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");

  async function ask<Answer>(name: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${url}/outbox/api/${name}`, {
      headers: { ...extraHTTPHeaders, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** What a device keeps of somebody who has signed in. */
  async function signedInAs(id: PersonId, remembers: Record<string, string>) {
    const { extraId } = people[id];
    const { session } = await ask<{ session: Session }>("session", { extraId });
    const kept = {
      session: `${randomUUID()}.0`,
      accessToken: session.accessToken,
      refreshToken: session.refreshToken,
      currentUser: JSON.stringify(session.user),
      ...remembers,
    };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: url, localStorage }] };
  }

  const open = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    browser.newContext({ ...phone, baseURL: url, extraHTTPHeaders, ...options });

  return {
    /** Takes the provider back to its beginning. */
    reset: (settings: object = {}) => ask("reset", { accessTokenSeconds: TOKEN_SECONDS, ...settings }),
    open,
    openSignedIn: async (id: PersonId, remembers: Record<string, string> = {}) =>
      open({ storageState: await signedInAs(id, remembers) }),
    close: () => server.close(),
  };
}
