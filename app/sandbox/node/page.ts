import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../outbox/page");

/** As strict as the app's policy: nothing inline, no other host. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Bundles the script with all its imports, which are not served separately. */
async function bundle(file: string): Promise<string> {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, target: "esnext", modulePreload: false, rolldownOptions: { input: file } },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output[0] : null;
  if (!chunk) throw new Error(`No script of ${file}`);
  return chunk.code;
}

const kinds: Record<string, { type: string; read: (file: string) => Promise<string> }> = {
  ".html": { type: "text/html; charset=utf-8", read: (file) => readFile(file, "utf8") },
  ".css": { type: "text/css; charset=utf-8", read: (file) => readFile(file, "utf8") },
  ".ts": { type: "text/javascript; charset=utf-8", read: bundle },
};

const files = new Map([
  ["/outbox", "outbox.html"],
  ["/outbox/", "outbox.html"],
  ["/outbox/outbox.css", "outbox.css"],
  ["/outbox/outbox.js", "outbox.ts"],
  ["/outbox/google/choose", "google/choose.html"],
  ["/outbox/google/choose.js", "google/choose.ts"],
  ["/outbox/google/client.js", "google/client.ts"],
]);

/** The files of the outbox page and the account chooser; null for any other path. */
export async function outboxFile(pathname: string): Promise<Response | null> {
  const name = files.get(pathname);
  const kind = name && kinds[path.extname(name)];
  if (!kind) return null;
  const headers = { "content-type": kind.type, "cache-control": "no-store", "content-security-policy": policy };
  const body = await kind.read(path.join(folder, name));
  return new Response(body, { headers: { ...headers, "x-content-type-options": "nosniff" } });
}
