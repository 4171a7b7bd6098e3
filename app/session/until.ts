import type { Tabs } from "#app/session/session.ts";

/** Resolves as soon as the condition holds, checked whenever another tab writes; after `ms` at the latest. */
export function until(tabs: Tabs, condition: () => boolean, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      unlisten();
      resolve();
    };
    const unlisten = tabs.listen(() => {
      if (condition()) stop();
    });
    setTimeout(stop, ms);
    if (condition()) stop();
  });
}
