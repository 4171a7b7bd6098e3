import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { googleInMarkup } from "#app/platform/google/inMarkup.ts";
import { securityHeaders } from "#app/hosting/securityHeaders.ts";

type Next = (error?: unknown) => void;

const asIs = (html: string) => html;

/** Serves the built page with headers that match its Google settings, like a real server. */
export function pageMiddleware(folder: string, prepare: (html: string) => string = asIs) {
  return async (incoming: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    if (incoming.url?.split("?")[0] !== "/index.html") return next();
    try {
      const html = prepare(await readFile(path.join(folder, "index.html"), "utf8"));
      const headers = { ...securityHeaders(googleInMarkup(html)), "Cache-Control": "no-cache" };
      response.writeHead(200, { ...headers, "Content-Type": "text/html; charset=utf-8" }).end(html);
    } catch (error) {
      next(error);
    }
  };
}
