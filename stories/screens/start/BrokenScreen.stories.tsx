import { fn } from "storybook/test";
import { BrokenScreen } from "#src/screens/start/BrokenScreen.tsx";
import preview from "#workbench/preview.tsx";

/** The error boundary of a screen. */
const meta = preview.meta({
  component: BrokenScreen,
  args: { reloading: false, onReload: fn() },
  parameters: { layout: "fullscreen" },
});

export const Broken = meta.story({
  name: "Seite nicht angezeigt",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const Reloading = Broken.extend({ name: "Seite wird neu geladen", args: { reloading: true } });
export const SignedIn = meta.story({
  name: "Angemeldet, mit Weg zur Startseite",
  args: { onToStart: fn(), onSignOut: fn() },
});
/** The start page itself broke. */
export const StartPage = meta.story({ name: "Startseite selbst nicht angezeigt", args: { onSignOut: fn() } });
export const OnASmallPhone = SignedIn.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
