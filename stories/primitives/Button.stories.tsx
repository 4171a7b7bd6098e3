import { fn } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import preview from "#workbench/preview.tsx";

/** Starts something. One primary a screen; the way on carries the arrow. */
const meta = preview.meta({ component: Button, args: { children: "Angaben speichern", onClick: fn() } });

export const Primary = meta.story();
export const Busy = meta.story({ args: { busy: true, children: "Wird gespeichert …" } });
