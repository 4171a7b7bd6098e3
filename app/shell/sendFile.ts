import type { Toaster } from "#app/shell/notices/toaster.ts";

/**
 * Sends a file, which goes on when its screen is left: `left` has aborted then. That it has failed is told in a notice in
 * that case, which stays: no page says it.
 */
export async function sendFile<Answer>(
  left: AbortSignal,
  { notify }: Pick<Toaster, "notify">,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (reason) {
    if (left.aborted)
      notify({ tone: "error", area: "signed-in", text: { from: "copy", key: "file.failed" }, isLasting: true });
    throw reason;
  }
}
