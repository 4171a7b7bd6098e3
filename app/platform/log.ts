/**
 * Adds a performance mark, which monitoring can read; the console stays empty. `detail` must not contain personal data.
 */
export const log = (event: string, detail: Record<string, string | number> = {}): void =>
  void performance.mark(`gangway.${event}`, { detail });
