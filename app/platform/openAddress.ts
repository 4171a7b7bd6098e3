import { isSafeAddress } from "#src/lib/safeAddress.ts";

/**
 * Opens an address in a new tab, like a click on a link; pop-up blockers may refuse. Throws for an unsafe address (S3).
 */
export function openAddress(address: string): void {
  if (!isSafeAddress(address, location.href)) throw new Error("This is no address to open.");
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
