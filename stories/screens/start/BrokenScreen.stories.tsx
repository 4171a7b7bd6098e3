import { fn } from "storybook/test";
import { BrokenScreen } from "#src/screens/start/BrokenScreen.tsx";
import preview from "#workbench/preview.tsx";

/** The last resort when a screen breaks. */
const meta = preview.meta({
  component: BrokenScreen,
  args: { reloading: false, onReload: fn() },
  parameters: { layout: "fullscreen" },
});

export const Broken = meta.story({
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, state: "auth.fetching.failed" },
});
export const Reloading = Broken.extend({ args: { reloading: true } });
export const SignedIn = meta.story({ args: { onToStart: fn(), onSignOut: fn() } });
/** The start page itself broke. */
export const StartPage = meta.story({ args: { onSignOut: fn() } });
export const OnASmallPhone = SignedIn.extend({ globals: { viewport: { value: "small", isRotated: false } } });
