const AT_ONCE = 3;

/** Lets a few frames load at a time: every one of them starts a whole preview. */
export function frameQueue(atOnce = AT_ONCE) {
  const waiting: (() => void)[] = [];
  let loading = 0;
  const next = () => {
    while (loading < atOnce && waiting.length > 0) {
      loading++;
      waiting.shift()?.();
    }
  };
  return {
    /** Calls `start` when it is this frame's turn. The returned function releases the turn, or cancels the request. */
    request(start: () => void): () => void {
      let state: "waiting" | "loading" | "done" = "waiting";
      const turn = () => {
        state = "loading";
        start();
      };
      waiting.push(turn);
      next();
      return () => {
        if (state === "waiting") waiting.splice(waiting.indexOf(turn), 1);
        if (state === "loading") loading--;
        state = "done";
        next();
      };
    },
  };
}
