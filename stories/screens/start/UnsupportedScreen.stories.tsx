import { UnsupportedScreen } from "#src/screens/start/UnsupportedScreen.tsx";
import preview from "#workbench/preview.tsx";

/** Rendered without any code of the app. */
const meta = preview.meta({
  component: UnsupportedScreen,
  parameters: { layout: "fullscreen" },
});

export const Unsupported = meta.story({
  name: "Ohne JavaScript, alter Browser",
  parameters: { visual: { modes: ["small", "desktop", "dark"] } },
});
export const OnASmallPhone = Unsupported.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
