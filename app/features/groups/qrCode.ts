import { qrPath } from "#src/lib/qrPath.ts";
import type { QrDrawing } from "#src/primitives/QrCode.tsx";
import type { QrState } from "#src/screens/groups/QrPart.tsx";

/** Four squares of white around it, as scanners need; what draws it is fetched now. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  return { size, path: qrPath(data) };
}

/** What the part of the screen shows; `isOpen`: the person has asked for the code. */
export function toQrState(isOpen: boolean, query: { data: QrDrawing | undefined; isFetching: boolean }): QrState {
  if (!isOpen) return { kind: "hidden" };
  if (query.data) return { kind: "shown", drawing: query.data };
  return { kind: query.isFetching ? "loading" : "failed" };
}
