import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger, Plugin, ProxyOptions } from "vite";
import { pageMiddleware } from "./node/builtPage.ts";
import { sandboxMiddleware } from "./node/middleware.ts";
import type { openSandbox, Sandbox } from "./node/sandbox.ts";
import { addStandIns } from "./standIns.ts";

type Entry = { openSandbox: typeof openSandbox };
type Load = () => Promise<Entry>;

const entry = new URL("./node/sandbox.ts", import.meta.url);
const folder = fileURLToPath(new URL("../../.sandbox", import.meta.url));

/** A computed path, so that the configuration is not bundled with it and Node strips the types itself. */
const loadNatively: Load = () => import(/* @vite-ignore */ entry.href) as Promise<Entry>;

/** Opens the sandbox on the first request, and again with the same databases when its code has changed. */
function reopening(load: Load, logger: Logger) {
  let loaded: Entry | null = null;
  let opened: Sandbox | null = null;
  const print = (line: string) => logger.info(line, { timestamp: true });
  return {
    open: async (): Promise<Sandbox> => {
      const current = await load();
      if (opened && loaded === current) return opened;
      const initialDatabases = opened?.databases();
      opened?.close();
      loaded = current;
      opened = current.openSandbox({ folder, print, ...(initialDatabases && { initialDatabases }) });
      return opened;
    },
    close: () => opened?.close(),
  };
}

/**
 * Serves the mock provider under `/api` and its outbox under `/outbox`, in `vite` and in `vite preview`. With
 * `PROVIDER_URL` set, `/api` is proxied to that provider instead. A page without its own Google client gets the mock of
 * Google and invented addresses (C-06, D-88).
 */
export function sandbox(providerUrl: string | undefined = process.env.PROVIDER_URL): Plugin {
  const proxy: Record<string, ProxyOptions> = providerUrl
    ? { "/api": { target: providerUrl, changeOrigin: true } }
    : {};
  return {
    name: "gangway-sandbox",
    apply: "serve",
    config: () => ({ server: { proxy }, preview: { proxy } }),
    transformIndexHtml: (html) => (providerUrl ? html : addStandIns(html)),
    configureServer(server) {
      if (providerUrl) return;
      const load: Load = () => server.ssrLoadModule(fileURLToPath(entry)) as Promise<Entry>;
      const { open, close } = reopening(load, server.config.logger);
      const serve = sandboxMiddleware(open);
      server.middlewares.use((...exchange) => void serve(...exchange));
      server.httpServer?.once("close", close);
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const servePage = pageMiddleware(path.resolve(root, build.outDir), providerUrl ? undefined : addStandIns);
      /** After Vite's own middlewares. */
      const last = () => void server.middlewares.use((...exchange) => void servePage(...exchange));
      if (providerUrl) return last;
      const { open, close } = reopening(loadNatively, server.config.logger);
      const serve = sandboxMiddleware(open);
      server.middlewares.use((...exchange) => void serve(...exchange));
      server.httpServer.once("close", close);
      return last;
    },
  };
}
