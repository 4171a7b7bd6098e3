import { http, type HttpHandler } from "msw";
import type { Store } from "../store.ts";
import { databaseNameOf } from "../databaseName.ts";
import { SILENT_TOKEN } from "../outbox/page/google/silentToken.ts";
import { googleAccounts, googleUserInfo } from "./accounts.ts";

const root = "*/outbox/google";
const bearer = /^Bearer (.+)$/;

/** The mock of Google: accounts for its own page, the profile of a token for the app. */
export const createGoogleHandlers = (store: Store): HttpHandler[] => [
  http.get(`${root}/accounts`, ({ request }) => {
    const database = store.read(databaseNameOf(request.headers));
    return Response.json({ accounts: googleAccounts(database) });
  }),
  http.get(`${root}/userinfo`, ({ request }) => {
    const token = bearer.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    if (token === SILENT_TOKEN) return Response.error();
    const userInfo = googleUserInfo(token, new URL(request.url).origin);
    return userInfo ? Response.json(userInfo) : Response.json({ error: "invalid_request" }, { status: 401 });
  }),
];
