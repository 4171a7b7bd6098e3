import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** The request as the handlers know it; its signal says when the caller has gone. */
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
 * Sends the answer. `Response.error()` becomes what it stands for: a connection that breaks off. It does so after a byte
 * that is no answer, because a browser repeats a request by itself when a connection it has used before says nothing.
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
  /** A caller who gives up in the middle is no error of the provider. */
  await pipeline(Readable.fromWeb(answer.body as NodeStream), response).catch(() => response.destroy());
}
