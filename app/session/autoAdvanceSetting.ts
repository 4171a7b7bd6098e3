import type { Store } from "#app/session/storage.ts";

const KEY = "autoAdvance";

/** Whether a confirmation may go on by itself on this device (C-77, D-108, D-109); belongs to nobody and outlives a sign-out. */
export const isAutoAdvanceOn = (local: Store): boolean => local.read(KEY) !== "off";

export const storeAutoAdvance = (local: Store, isOn: boolean): void =>
  isOn ? local.remove(KEY) : local.write(KEY, "off");
