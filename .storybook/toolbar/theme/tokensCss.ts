import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";

const typeface = path.join(top, "node_modules/@fontsource-variable/atkinson-hyperlegible-next");

export const fontFolder = path.join(typeface, "files");

/** The typeface and the tokens for a page that is not built by Vite; `addressOf` says where a file of the typeface is. */
export function tokensCss(addressOf: (file: string) => string): string {
  const faces = readFileSync(path.join(typeface, "wght.css"), "utf8");
  const theme = readFileSync(path.join(top, "src/styles/theme.css"), "utf8");
  const tokens = theme.slice(theme.indexOf(":root {"), theme.indexOf("@theme inline"));
  const sans = /--font-sans: .+;/.exec(theme)?.[0] ?? "";
  return `${faces.replaceAll(/\.\/files\/([\w-]+\.woff2)/g, (_, file: string) => addressOf(file))}\n${tokens}\n:root { ${sans} }`;
}
