import { installChromium } from "#workbench/shared/browser/installChromium.ts";

/** Installs a headless Chromium if there is none. */
export default function setUp(): void {
  installChromium();
}
