import type { BrowserCommand } from "vitest/node";

/** The browser's own emulation of the device. */
export type Emulation = { forcedColors: "active" | "none"; reducedMotion: "reduce" | "no-preference" };

export const emulate: BrowserCommand<[Emulation]> = ({ page }, emulation) => page.emulateMedia(emulation);

declare module "vitest/browser" {
  interface BrowserCommands {
    emulate: (emulation: Emulation) => Promise<void>;
  }
}
