import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { exampleFiles } from "#app/hosting/hosts.ts";
import { top } from "#workbench/shared/source/files.ts";
import { ports } from "../ports.ts";

const built = path.resolve(top, process.env.WORKBENCH_BUILT ?? "storybook-static");
if (!existsSync(path.join(built, "index.json"))) throw new Error("There is no build yet: npm run build-storybook");

/** Below a path, as GitHub Pages has it, with the headers of the example, and with nothing beside it. */
const folder = "/team/gangway/";
const headers = [...(exampleFiles("workbench")["_headers"] ?? "").matchAll(/^ {2}([\w-]+): (.+)$/gm)];
const serve = sirv(built, {
  setHeaders(response) {
    for (const [, name = "", value = ""] of headers) response.setHeader(name, value);
  },
});
createServer((request, response) => {
  const { url = "" } = request;
  const notFound = () => void response.writeHead(404).end();
  if (!url.startsWith(folder)) return notFound();
  request.url = url.slice(folder.length - 1);
  serve(request, response, notFound);
}).listen(ports.hostedWorkbench, "127.0.0.1");
