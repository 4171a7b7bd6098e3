/*
 * Mock of Google's script, as far as the app uses it. A classic script like Google's: it neither imports nor exports,
 * and a block keeps its names local.
 */
{
  type Client = {
    callback: (answer: { access_token: string; token_type: string }) => void;
    error_callback: (error: { type: string }) => void;
  };

  const CLOSED_POLL_MS = 100;
  const { currentScript } = document;
  const scriptUrl = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;

  const tokenIn = (data: unknown): string | null =>
    typeof data === "object" && data !== null && "googleToken" in data ? String(data.googleToken) : null;

  const initTokenClient = ({ callback, error_callback }: Client) => ({
    requestAccessToken() {
      const popup = window.open(new URL("choose", scriptUrl), "google", "popup,width=480,height=720");
      if (!popup) {
        error_callback({ type: "popup_failed_to_open" });
        return;
      }
      const settled = new AbortController();
      let wasClosed = false;
      const timer = setInterval(() => {
        // The last message of the window may still be pending.
        if (!wasClosed) {
          wasClosed = popup.closed;
          return;
        }
        stop();
        error_callback({ type: "popup_closed" });
      }, CLOSED_POLL_MS);
      const stop = () => {
        clearInterval(timer);
        settled.abort();
      };
      const listen = ({ origin, source, data }: MessageEvent) => {
        const token = origin === location.origin && source === popup ? tokenIn(data) : null;
        if (token === null) return;
        stop();
        callback({ access_token: token, token_type: "Bearer" });
      };
      window.addEventListener("message", listen, { signal: settled.signal });
    },
  });

  Object.assign(globalThis, { google: { accounts: { oauth2: { initTokenClient } } } });
}
