import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** What Playwright 1.65 gets wrong about Debian's Firefox over WebDriver BiDi, mended while its module is loaded. */
const repairs: [was: RegExp, now: string][] = [
  // Firefox does not know this command, which is always sent; its settings say the same.
  [
    /\.send\("emulation\.setMediaFeaturesOverride", (\{[^]*?\n\s*\})\)/g,
    '.send("emulation.setMediaFeaturesOverride", $1).catch(() => {})',
  ],
  // fill() would insert by script, which does not replace a selection: real keys do.
  [
    /(async sendText\((\w+), (\w+)\) \{)(?=\n\s*let frame = this\._page\._page\.mainFrame\(\);)/,
    String.raw`$1 return this._performActions($2, [...$3.replaceAll("\n", "\uE007")].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]));`,
  ],
];

registerHooks({
  load(url, context, next) {
    if (!url.endsWith("/playwright-core/lib/coreBundle.js")) return next(url, context);
    let source = readFileSync(fileURLToPath(url), "utf8");
    for (const [was, now] of repairs) {
      if (source.search(was) < 0) throw new Error(`Playwright has changed: ${was}`);
      source = source.replace(was, now);
    }
    return { format: "commonjs", source, shortCircuit: true };
  },
});
