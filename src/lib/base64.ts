/** Bytes that are turned into letters at once: more would be too many arguments. */
const PART = 0x8000;

/** What is in a file, as JSON can carry it. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(letters);
}

/** `null` for what is no base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
