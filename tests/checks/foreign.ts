import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "#workbench/shared/source/files.ts";

const own: [mark: string, what: string][] = [
  ["MISSING_OTHER_CLAUSE", "the ICU parser"],
  ["EXPECT_ARGUMENT_CLOSING_BRACE", "the ICU parser"],
  ["/outbox", "the stand-in provider"],
  ["sandbox-database", "the stand-in provider"],
  ["mockServiceWorker", "MSW"],
  ["PDFDocument.load", "the PDF writer"],
];

/** Code that must not ship, found in the built files by its unique strings: people, mock server, ICU parser, PDF writer. */
export function foreignFaults(root: string, dist: string): string[] {
  const addresses = filesIn(root, ["src/people"], /\.ts$/).flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/"([^"\s]+@[^"\s]+)"/g)].map(
      ([, address = ""]) => address,
    ),
  );
  const marks = [...own, ...addresses.map((address) => [address, "an invented person"] as const)];
  if (addresses.length === 0) return ["no address found in src/people: what should be looked for?"];
  return filesIn(dist, ["."], /\.(js|css|html|json)$/).flatMap((file) => {
    const text = readFileSync(path.join(dist, file), "utf8");
    return marks.filter(([mark]) => text.includes(mark)).map(([mark, what]) => `${file} contains ${what} (${mark})`);
  });
}

const googleHosts = /accounts\.google\.com|googleapis\.com/;

/** Google's addresses in these files: they belong in the chunk that its button loads. */
export const earlyGoogleFaults = (dist: string, files: Iterable<string>): string[] =>
  [...files].flatMap((file) => {
    const host = googleHosts.exec(readFileSync(path.join(dist, file), "utf8"))?.[0];
    return host ? [`${file} contains ${host} and is loaded before the user chooses Google`] : [];
  });
