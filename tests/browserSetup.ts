import { installChromium } from "#workbench/shared/browser/installChromium.ts";

/** Before the first journey: a machine without a headless Chromium gets one. */
export default function setUp(): void {
  installChromium();
}
