import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
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

type Prepare = (source: string, file: string) => Promise<string>;

const asIs: Prepare = async (source) => source;
const asScript: Prepare = async (source, file) => {
  const { transformWithOxc } = await import("vite");
  return (await transformWithOxc(source, file)).code;
};

const kinds: Record<string, { type: string; prepare: Prepare }> = {
  ".html": { type: "text/html; charset=utf-8", prepare: asIs },
  ".css": { type: "text/css; charset=utf-8", prepare: asIs },
  ".ts": { type: "text/javascript; charset=utf-8", prepare: asScript },
};

const pages = new Map([
  ["/outbox", "outbox.html"],
  ["/outbox/", "outbox.html"],
  ["/outbox/google/choose", "google/choose.html"],
]);

/** The outbox page, the choice of an account and their own files; null for every other path. */
export async function outboxFile(pathname: string): Promise<Response | null> {
  const name = pages.get(pathname) ?? /^\/outbox\/((?:google\/)?[\w-]+\.(?:css|ts))$/.exec(pathname)?.[1];
  const kind = name && kinds[path.extname(name)];
  const file = name && path.join(folder, name);
  if (!kind || !file || !existsSync(file)) return null;
  const body = await kind.prepare(await readFile(file, "utf8"), file);
  const headers = { "content-type": kind.type, "cache-control": "no-store", "content-security-policy": policy };
  return new Response(body, { headers: { ...headers, "x-content-type-options": "nosniff" } });
}
