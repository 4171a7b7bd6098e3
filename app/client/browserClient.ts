import type { Announcement } from "#app/client/announcement.ts";
import { createClient } from "#app/client/client.ts";
import type { Session, Tabs } from "#app/session/session.ts";

/** The client of the running app. `baseUrl` is `/api` unless the provider lives on another host (C-71). */
export const createBrowserClient = (deps: {
  baseUrl?: string;
  session: Session;
  tabs: Tabs;
  announce: (announcement: Announcement) => void;
}) =>
  createClient({
    baseUrl: "/api",
    ...deps,
    fetch: (...request) => window.fetch(...request),
    isOnline: () => navigator.onLine,
    loadNotices: () => import("#app/client/notice.ts"),
    loadSignedIn: (send) =>
      import("#app/client/browserSignedIn.ts").then((module) => module.createBrowserSignedIn({ ...deps, send })),
  });
