import { Spinner } from "#src/primitives/Spinner.tsx";
import preview from "#workbench/preview.tsx";

/** An action is pending. Always beside words that name it; never alone on a page. */
const meta = preview.meta({ component: Spinner });

export const Turning = meta.story({ name: "Dreht sich" });
