import { GoogleMark } from "#src/primitives/GoogleMark.tsx";
import preview from "#workbench/preview.tsx";

/** Google's mark on the sign-in button. The brand rules forbid it anywhere else. */
const meta = preview.meta({ component: GoogleMark });

export const Mark = meta.story({ name: "Zeichen von Google" });
