import { createHeld } from "#app/platform/held.ts";
import { qrPath } from "#src/lib/qrPath.ts";
import type { QrDrawing } from "#src/primitives/QrCode.tsx";
import type { QrState } from "#src/screens/groups/QrPart.tsx";

/** Four squares of white around it, as scanners need; what draws it is fetched now. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  return { size, path: qrPath(data) };
}

/** The code of a link, drawn when it is first asked for. */
export function createQr(draw: (text: string) => Promise<QrDrawing> = drawQr) {
  const view = createHeld<QrState>({ kind: "hidden" });
  return {
    getView: view.get,
    subscribe: view.subscribe,
    async toggle(link: string): Promise<void> {
      const { kind } = view.get();
      if (kind === "loading") return;
      if (kind === "shown") return view.set({ kind: "hidden" });
      view.set({ kind: "loading" });
      await draw(link).then(
        (drawing) => view.set({ kind: "shown", drawing }),
        () => view.set({ kind: "failed" }),
      );
    },
  };
}
