import { installChromium } from "#workbench/browser/installChromium.ts";

/** Installs a headless Chromium if there is none. */
export default function setUp(): void {
  installChromium();
}
