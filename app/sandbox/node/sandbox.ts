import path from "node:path";
import { getResponse } from "msw";
import { createGoogleHandlers } from "../google/api.ts";
import { createHandlers } from "../handlers.ts";
import { createOutboxHandlers } from "../outbox/api.ts";
import { createStore, DEFAULT_DATABASE } from "../store.ts";
import { wait } from "../wait.ts";
import { refuse } from "../database/reply.ts";
import type { Database } from "../database.ts";
import { createDatabaseFile, readDatabase } from "./databaseFile.ts";
import { outboxFile } from "./page.ts";
import { linesFor } from "./terminal.ts";

export type SandboxOptions = {
  /** Folder of the default database; null: in memory only. */
  folder: string | null;
  print: (line: string) => void;
  /** Databases of the sandbox that this one replaces. */
  initialDatabases?: readonly Database[];
};

export type Sandbox = {
  respond: (request: Request) => Promise<Response>;
  databases: () => Database[];
  /** Writes pending changes. */
  close: () => void;
};

function refused(code: number, message: string): Response {
  const { status, body } = refuse(code, message);
  return Response.json(body, { status });
}

/**
 * A page of another origin that would change the outbox. Such a page may send plain text without a preflight; browsers
 * always send the origin, tests and curl do not.
 */
function isForeign({ method, url, headers }: Request): boolean {
  const { host, pathname } = new URL(url);
  if (method === "GET" || method === "HEAD" || !/^\/outbox(\/|$)/.test(pathname)) return false;
  const site = headers.get("sec-fetch-site") ?? "none";
  const origin = headers.get("origin");
  return !["same-origin", "none"].includes(site) || (origin !== null && !origin.endsWith(`://${host}`));
}

/** The mock provider with its outbox, as one function from request to response. */
export function openSandbox({ folder, print, initialDatabases }: SandboxOptions): Sandbox {
  const file = folder === null ? null : path.join(folder, "database.json");
  const databaseFile = file === null ? null : createDatabaseFile(file);
  const stored = file === null ? null : readDatabase(file);
  let origin = "";

  const onChange = (database: Database, before: Database) => {
    if (database.name !== DEFAULT_DATABASE) return;
    databaseFile?.write(database);
    for (const line of linesFor(database, before, origin)) print(line);
  };
  const store = createStore({
    now: Date.now,
    wait,
    initialDatabases: initialDatabases ?? (stored ? [stored] : []),
    onChange,
  });
  const handlers = [...createHandlers(store), ...createOutboxHandlers(store), ...createGoogleHandlers(store)];

  return {
    respond: async (request) => {
      ({ origin } = new URL(request.url));
      const { pathname } = new URL(request.url);
      if (isForeign(request)) return refused(403, "Nur der Postausgang selbst darf hier etwas ändern.");
      const answer = (await outboxFile(pathname)) ?? (await getResponse(handlers, request));
      if (answer) return answer;
      return refused(404, `Für ${request.method} ${pathname} gibt es hier nichts.`);
    },
    databases: store.all,
    close: () => databaseFile?.flush(),
  };
}
