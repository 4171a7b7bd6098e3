import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { Answering } from "./answer.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".woff2": "font/woff2",
};

/** Where the files are; who answers a call. */
export type Site = {
  folders: readonly string[];
  answering: Answering;
  pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

const fileIn = (folder: string, name: string) => {
  const file = path.join(folder, name);
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
};

/** Serves the files of a site as its host would, with the host's status and headers. */
export function serveSite(port: number, { folders, answering, pass }: Site): Server {
  const find = (name: string) => folders.map((folder) => fileIn(folder, name)).find((file) => file !== undefined);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const { status, headers, body } = answering(decodeURIComponent(pathname), (name) => find(name) !== undefined);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Who leaves a page gives up its calls; that ends the call, not the server.
    if (body.kind === "provider") return void pass(request, response).catch(() => response.destroy());
    const file = body.kind === "file" ? find(body.path) : undefined;
    if (!file) return void response.writeHead(status).end();
    response.writeHead(status, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
    // In one piece: a browser keeps no answer that it has given up before its end.
    response.end(readFileSync(file));
  }).listen(port, "127.0.0.1");
}
