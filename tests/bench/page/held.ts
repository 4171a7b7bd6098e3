let tick = (): void => {
  throw new Error("Nothing is on show.");
};

/** What the case on show does when one thing changes. */
export const setTick = (change: () => void): void => {
  tick = change;
};

export const runTick = (): void => tick();
