/** Never resolves until the caller aborts. */
export function noAnswer(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(Response.error());
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

/** Sends status, headers and the first half of the body, and then nothing more. */
export async function stalledAnswer(answer: Response, signal: AbortSignal): Promise<Response> {
  const text = await answer.text();
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(half);
      const end = () => controller.error(new Error("The caller gave up."));
      if (signal.aborted) end();
      else signal.addEventListener("abort", end, { once: true });
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
