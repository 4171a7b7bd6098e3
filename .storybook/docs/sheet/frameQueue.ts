const AT_ONCE = 3;

/** Lets a few frames load at a time: every one of them starts a whole preview. */
export function frameQueue(atOnce = AT_ONCE) {
  const waiting = new Map<() => void, () => number>();
  let loading = 0;
  const next = () => {
    while (loading < atOnce && waiting.size > 0) {
      const [nearest] = [...waiting]
        .map(([turn, distance]) => ({ turn, far: distance() }))
        .toSorted((one, other) => one.far - other.far);
      if (!nearest) return;
      loading++;
      waiting.delete(nearest.turn);
      nearest.turn();
    }
  };
  return {
    /**
     * Calls `start` when it is this frame's turn: of those that wait, the one at the least `distance`. The returned function
     * releases the turn, or cancels the request.
     */
    request(start: () => void, distance: () => number): () => void {
      let state: "waiting" | "loading" | "done" = "waiting";
      const turn = () => {
        state = "loading";
        start();
      };
      waiting.set(turn, distance);
      next();
      return () => {
        waiting.delete(turn);
        if (state === "loading") loading--;
        state = "done";
        next();
      };
    },
  };
}
