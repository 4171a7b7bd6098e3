const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the person, as a click on a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
