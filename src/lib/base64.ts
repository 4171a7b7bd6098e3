/** Bytes per `String.fromCharCode` call: more would exceed the argument limit. */
const PART = 0x8000;

/** The content of a file as base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(letters);
}

/** `null` for invalid base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
