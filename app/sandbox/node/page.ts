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

const page = (title: string, script: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} – Gangway</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/outbox/outbox.css" />
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`;

type Read = () => string | Promise<string>;
const html = (title: string, script: string) => ["text/html", () => page(title, script)] as const;
const script = (file: string) => ["text/javascript", () => bundle(path.join(folder, file))] as const;

const files = new Map<string, readonly [type: string, read: Read]>([
  ["/outbox", html("Postausgang", "/outbox/outbox.js")],
  ["/outbox/", html("Postausgang", "/outbox/outbox.js")],
  ["/outbox/outbox.css", ["text/css", () => readFile(path.join(folder, "outbox.css"), "utf8")]],
  ["/outbox/outbox.js", script("outbox.tsx")],
  ["/outbox/google/choose", html("Google-Konto wählen", "/outbox/google/choose.js")],
  ["/outbox/google/choose.js", script("google/choose.tsx")],
  ["/outbox/google/client.js", script("google/client.ts")],
]);

/** The files of the outbox page and the account chooser; null for any other path. */
export async function outboxFile(pathname: string): Promise<Response | null> {
  const file = files.get(pathname);
  if (!file) return null;
  const [type, read] = file;
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
  };
  return new Response(await read(), { headers });
}
