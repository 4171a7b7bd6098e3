import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** Converts a Node request for the handlers; its signal aborts when the client disconnects. */
export function toRequest(incoming: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const { method = "GET", url = "/" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, `http://${incoming.headers.host ?? "localhost"}`), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
  });
}

/**
 * Sends the response. `Response.error()` becomes a dropped connection, after one byte of an invalid response: browsers
 * repeat a request when a reused connection closes without any data.
 */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === "error") {
    response.socket?.end("?");
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (!answer.body) {
    response.end();
    return;
  }
  response.flushHeaders();
  /** A client that disconnects midway is not an error. */
  await pipeline(Readable.fromWeb(answer.body as NodeStream), response).catch(() => response.destroy());
}
