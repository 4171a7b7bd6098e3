import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Maximum compression, too slow for a server to do per request. */
const packed = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `.br` and `.gz` beside every script and style sheet of `folder`, for hosts that serve precompressed files. Not
 * for the page: after an edit of its settings the outdated copy would be served.
 */
export function compressAssets(folder: string) {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    for (const [ending, pack] of Object.entries(packed))
      writeFileSync(path.join(folder, `${file}.${ending}`), pack(bytes));
  }
}
