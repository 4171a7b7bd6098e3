import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAssets } from "#app/hosting/compressAssets.ts";
import { withTree } from "#tests/checks/tree.ts";

test("scripts and style sheets lie there compressed, too, and nothing else does", () =>
  withTree({ "a.js": "start();", "a.css": "a {}", "a.woff2": "font" }, (root) => {
    compressAssets(root);
    expect(readdirSync(root).toSorted()).toEqual(
      ["a.js", "a.css"]
        .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
        .concat("a.woff2")
        .toSorted(),
    );
    const read = (file: string) => readFileSync(path.join(root, file));
    expect(brotliDecompressSync(read("a.css.br"))).toEqual(read("a.css"));
    expect(gunzipSync(read("a.js.gz"))).toEqual(read("a.js"));
  }));
