import { Spinner } from "#src/primitives/Spinner.tsx";
import preview from "#workbench/preview.tsx";

/** Something is under way. Always beside words that say what; never alone on a page. */
const meta = preview.meta({ component: Spinner });

export const Turning = meta.story({ name: "Dreht sich" });
