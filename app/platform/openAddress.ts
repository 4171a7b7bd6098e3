import { isSafeAddress } from "#src/lib/safeAddress.ts";

/**
 * Opens an address beside this page, as a click on a link to it would; a browser that shows no pop-ups may refuse it.
 * Throws for an address that is none to open (S3).
 */
export function openAddress(address: string): void {
  if (!isSafeAddress(address, location.href)) throw new Error("This is no address to open.");
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
