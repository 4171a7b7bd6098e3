import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../outbox/page");

/** As strict as the app itself: the page needs nothing inline and nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const asIs = (source: string) => source;
const kinds: Record<string, { type: string; prepare: (source: string) => string }> = {
  ".html": { type: "text/html; charset=utf-8", prepare: asIs },
  ".css": { type: "text/css; charset=utf-8", prepare: asIs },
  ".ts": { type: "text/javascript; charset=utf-8", prepare: (source) => stripTypeScriptTypes(source) },
};

/** The outbox page and its own files; null for every other path. */
export function outboxFile(pathname: string): Response | null {
  const name = /^\/outbox\/?$/.test(pathname) ? "outbox.html" : /^\/outbox\/([\w-]+\.(?:css|ts))$/.exec(pathname)?.[1];
  const kind = name && kinds[path.extname(name)];
  if (!name || !kind) return null;
  try {
    const body = kind.prepare(readFileSync(path.join(folder, name), "utf8"));
    const headers = { "content-type": kind.type, "cache-control": "no-store", "content-security-policy": policy };
    return new Response(body, { headers: { ...headers, "x-content-type-options": "nosniff" } });
  } catch {
    return null;
  }
}
