import { GoogleMark } from "#src/primitives/GoogleMark.tsx";
import preview from "#workbench/preview.tsx";

/** Google's mark on the button that leads there. Nowhere else: the brand rules forbid it. */
const meta = preview.meta({ component: GoogleMark });

export const Mark = meta.story({ name: "Zeichen von Google" });
