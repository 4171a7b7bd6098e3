import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeCode } from "./code.ts";
import { top } from "./entries.ts";
import { manifestOf } from "./manifest.ts";
import { NOTICES, noticesOfStyles } from "./notices.ts";
import { pricesOf, priceTable } from "./prices.ts";
import { buildForProduction } from "./production.ts";
import { writeStyles } from "./styles.ts";
import { writeTypes } from "./types.ts";

/** Where the package is written, ready for `npm publish`. */
export const library = path.join(top, "dist-library");

/** The font's licence must be distributed with it. */
const fontLicence = path.join(top, "node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE");

export async function buildLibrary(): Promise<void> {
  buildForProduction();
  rmSync(library, { recursive: true, force: true });
  mkdirSync(library);
  const imported = await writeCode(library);
  await writeStyles(library);
  writeTypes(library);
  const write = (file: string, text: string) => writeFileSync(path.join(library, file), text);
  write("package.json", `${JSON.stringify(manifestOf(imported), null, 2)}\n`);
  write("styles.css.d.ts", "export {};\n");
  copyFileSync(path.join(import.meta.dirname, "README.md"), path.join(library, "README.md"));
  copyFileSync(fontLicence, path.join(library, "fonts/LICENSE"));
  write(NOTICES, `# Licenses\n\nThe styles contain parts under the following licenses:\n${noticesOfStyles()}`);
  copyFileSync(path.join(top, "LICENSE"), path.join(library, "LICENSE"));
}

if (import.meta.main) {
  await buildLibrary();
  const prices = await pricesOf(library);
  console.log(`${priceTable(prices)}\ndist-library: ${prices.length} entries; prices are gzipped, without React`);
}
