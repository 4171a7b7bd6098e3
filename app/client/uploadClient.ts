import type { UploadRequest } from "#app/client/request.ts";

const NO_CONTENT = new Set([204, 205, 304]);

/** Parses raw `name: value` lines. */
const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/\r?\n/)
      .flatMap((line) => {
        const [name = "", ...value] = line.split(":");
        return name ? [[name, value.join(":").trim()] as [string, string]] : [];
      }),
  );

/** Sets `redirected` from the final URL; a constructed Response cannot. */
function answerOf(request: XMLHttpRequest, url: string): Response {
  const { status, responseURL } = request;
  const body = NO_CONTENT.has(status) ? null : (request.response as Blob);
  const answer = new Response(body, { status, headers: headersOf(request.getAllResponseHeaders()) });
  const isRedirected = responseURL !== "" && responseURL !== new URL(url, location.href).href;
  return Object.defineProperty(answer, "redirected", { value: isRedirected });
}

/** Like `fetch`, with upload progress. Asks before the page is closed or reloaded meanwhile. */
export function upload(url: string, { method, headers, body, signal, onSent }: UploadRequest): Promise<Response> {
  const request = new XMLHttpRequest();
  const confirmLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
  const abort = (): void => request.abort();
  const response = new Promise<Response>((resolve, reject) => {
    const fail = (): void => reject(new TypeError("Failed to upload"));
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(loaded / total));
    request.upload.addEventListener("load", () => onSent(1));
    request.addEventListener("load", () => resolve(answerOf(request, url)));
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
  });
  request.open(method, url);
  request.responseType = "blob";
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  signal.addEventListener("abort", abort);
  window.addEventListener("beforeunload", confirmLeave);
  request.send(body);
  return response.finally(() => {
    signal.removeEventListener("abort", abort);
    window.removeEventListener("beforeunload", confirmLeave);
  });
}
