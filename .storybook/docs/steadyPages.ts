import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { steadyRenderer } from "../experimental/steadyRenderer.ts";
import { componentPage } from "../sheet/sheetAddon.tsx";

/** Written pages follow the toolbar by themselves; the page of a component begins with what it says. */
const renderer = steadyRenderer((page) => page !== componentPage);

/** Leaves a page as it is when somebody turns the toolbar or proposes a text. */
export const steadyPages = () => definePreviewAddon({ parameters: { docs: { renderer } } });
