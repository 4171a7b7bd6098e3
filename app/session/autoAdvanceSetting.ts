import type { Store } from "#app/session/storage.ts";

const KEY = "autoAdvance";

/** Whether confirmations advance automatically (C-77, D-108, D-109). A device setting: survives sign-out. */
export const isAutoAdvanceOn = (local: Store): boolean => local.read(KEY) !== "off";

export const storeAutoAdvance = (local: Store, isOn: boolean): void =>
  isOn ? local.remove(KEY) : local.write(KEY, "off");
