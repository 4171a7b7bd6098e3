import { readFileSync } from "node:fs";
import path from "node:path";
import { formatHex } from "culori";
import { create } from "storybook/theming/create";
import { top } from "#workbench/shared/source/files.ts";
import { themesIn, tokensIn } from "#workbench/shared/theme/readTokens.ts";
import type { Brightness } from "#workbench/shared/theme/brightness.ts";
import { THEMES } from "#workbench/shared/theme/themes.ts";
import { fontFolder, tokensCss } from "./tokensCss.ts";

const read = (file: string) => readFileSync(path.join(top, file), "utf8");

const tokens = read("src/styles/theme.css");
const logo = read("app/public/logo.svg");
const themes = themesIn(tokens);

/** Of code whose columns matter. Everything else stands in the product's typeface. */
const MONO = "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace";
const SANS = tokensIn(tokens, "@theme")["font-sans"] ?? "";

/** Where Storybook serves the typeface for its manager, which goes through no Vite. */
export const fontFiles = { from: fontFolder, to: "/fonts" };

/** Storybook calculates with its colours, and it knows no `oklch()`. */
function hex(brightness: Brightness, name: string): string {
  const value = formatHex(themes[brightness][name] ?? "");
  if (!value) throw new Error(`--${name} is no colour of theme.css`);
  return value;
}

function storybookTheme(brightness: Brightness) {
  const colour = (name: string) => hex(brightness, name);
  const [ink, quiet, surface, accent] = [colour("ink"), colour("ink-2"), colour("surface"), colour("focus")];
  // Storybook lays white words on this one, in the dark on a deeper shade of it: the brighter blues would not carry them.
  const ground = colour("pass-blue");
  return create({
    base: brightness,
    brandTitle: "Gangway",
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo.replaceAll("currentColor", ink))}`,
    fontBase: SANS,
    fontCode: MONO,
    colorPrimary: colour("action"),
    colorSecondary: ground,
    appBg: colour("paper"),
    appContentBg: surface,
    appHoverBg: colour("fill"),
    appPreviewBg: colour("paper"),
    appBorderColor: colour("line"),
    appBorderRadius: 8,
    textColor: ink,
    textInverseColor: surface,
    textMutedColor: quiet,
    barTextColor: quiet,
    barHoverColor: accent,
    barSelectedColor: accent,
    barBg: surface,
    buttonBg: surface,
    buttonBorder: colour("line-strong"),
    booleanBg: colour("fill"),
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: colour("line-strong"),
    inputTextColor: ink,
    inputBorderRadius: 8,
  });
}

/** Both themes of Storybook's own parts, made of the product's tokens. For the manager and for the frame of its pages. */
export function themesHead(): string {
  const both = { light: storybookTheme("light"), dark: storybookTheme("dark") };
  return `<script id="${THEMES}" type="application/json">${JSON.stringify(both)}</script>`;
}

/** Storybook lets a part of its manager follow the device instead of the toolbar. */
const WITH_TOOLBAR = "#root * { color-scheme: inherit; }";

/** For the manager; the frame of stories and pages has all this from `theme.css` itself. */
export const tokensHead = (): string => `<style>${tokensCss((file) => `./fonts/${file}`)}\n${WITH_TOOLBAR}</style>`;

/** A frame is German; until `theme.css` is there it waits as bright as its address says, not in Storybook's white, and says so. */
export const waitingHead = (): string => `<script>
  document.documentElement.lang = "de";
  document.documentElement.dataset.theme = /theme:(\\w+)/.exec(new URLSearchParams(location.search).get("globals"))?.[1] ?? "";
  // Frames within a page have words of their own.
  document.documentElement.toggleAttribute("data-waits", parent === top);
</script>
<style>
  :root { color-scheme: light dark; }
  :root[data-theme="light"] { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }
  .sb-preparing-story, .sb-preparing-docs { background-color: Canvas !important; }
  .sb-preparing-docs > * { display: none; }
  /* A state that is left plays on until the next one is loaded; what it looks at stays there, behind the cover. */
  :is(.sb-show-preparing-story, .sb-show-preparing-docs):not(.sb-show-main) > #storybook-root:not([hidden]) { display: block !important; }
  [data-waits] body:not(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)::after {
    content: "Wird geladen …";
    position: fixed;
    z-index: 2147483647;
    inset: calc(50% + 2rem) 0 auto;
    color: CanvasText;
    font: 1rem system-ui, sans-serif;
    text-align: center;
    animation: late 1s step-end;
  }
  @keyframes late { from { opacity: 0; } }
</style>`;
