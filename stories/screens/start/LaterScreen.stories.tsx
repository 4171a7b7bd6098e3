import { fn } from "storybook/test";
import { LaterScreen } from "#src/screens/start/LaterScreen.tsx";
import preview from "#workbench/preview.tsx";

/** Stands in for a screen that a later part of the product brings; nothing links to it. */
const meta = preview.meta({ component: LaterScreen, args: { onToStart: fn() }, parameters: { layout: "fullscreen" } });

export const StillToCome = meta.story({ parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } } });
export const OnASmallPhone = StillToCome.extend({ globals: { viewport: { value: "small", isRotated: false } } });
