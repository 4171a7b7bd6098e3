import type { BrowserContextOptions, CDPSession, Page } from "playwright";

/** So many times slower than the machine is the processor of the phone that the bench stands for. */
export const SLOWER = 4;

/** Round trip in milliseconds, bytes a second. */
const network = (latency: number, kbitDown: number, kbitUp: number) => ({
  offline: false,
  latency,
  downloadThroughput: (kbitDown * 1000) / 8,
  uploadThroughput: (kbitUp * 1000) / 8,
});

export const networks = {
  "Slow 3G": network(400, 400, 400),
  "Slow 4G": network(150, 1600, 750),
} as const;
export type Network = keyof typeof networks;

/** Makes a phone of a page: its processor at once, its network if one is named. */
export async function slowDown(page: Page, name?: Network): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  if (name) await devtools.send("Network.emulateNetworkConditions", networks[name]);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return devtools;
}

export const phone = { viewport: { width: 390, height: 844 }, locale: "de-DE" } satisfies BrowserContextOptions;
