const SCHEMES = ["https:", "mailto:", "tel:"];

/**
 * Whether an external address may be opened or linked (S3): a web page, a mailbox, a telephone number, or an address on
 * `currentAddress`'s origin, its own `blob:` included. Only `/…` and `#…` are resolved as relative: any other address
 * without a scheme is a mistake, and would lead back to this page.
 */
export function isSafeAddress(address: string, currentAddress: string): boolean {
  try {
    const { protocol, origin } = new URL(address, /^[#/]/.test(address) ? currentAddress : undefined);
    return SCHEMES.includes(protocol) || origin === new URL(currentAddress).origin;
  } catch {
    return false;
  }
}
