import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { exampleFiles } from "#app/hosting/hosts.ts";
import { top } from "#workbench/shared/source/files.ts";
import { ports } from "../ports.ts";

const built = path.resolve(top, process.env.WORKBENCH_BUILT ?? "storybook-static");
if (!existsSync(path.join(built, "index.json"))) throw new Error("There is no build yet: npm run build-storybook");

/** Below a path and as a preview below that, as GitHub Pages has them, with the headers of the example, nothing beside. */
const folder = /^\/team\/gangway\/(pr-7\/)?/;
const headers = [...(exampleFiles("workbench")["_headers"] ?? "").matchAll(/^ {2}([\w-]+): (.+)$/gm)];
const serve = sirv(built, {
  setHeaders(response) {
    for (const [, name = "", value = ""] of headers) response.setHeader(name, value);
  },
});
createServer((request, response) => {
  const { url = "" } = request;
  const notFound = () => void response.writeHead(404).end();
  if (!folder.test(url)) return notFound();
  request.url = url.replace(folder, "/");
  serve(request, response, notFound);
}).listen(ports.hostedWorkbench, "127.0.0.1");
