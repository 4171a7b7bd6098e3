const REVOKE_AFTER_MS = 60_000;

/** Saves a file on the device, like a click on a download link. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
