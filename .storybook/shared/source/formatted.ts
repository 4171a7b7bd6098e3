import { readFileSync } from "node:fs";
import path from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { top } from "./files.ts";

const config = readFileSync(path.join(top, ".oxfmtrc.json"), "utf8");
const { ignorePatterns, ...options } = JSON.parse(config) as FormatConfig & { ignorePatterns: string[] };

/** A file's text as `npm run format` leaves it. `file` is relative to the top of the repository. Throws if it does not parse. */
export async function formatted(file: string, text: string): Promise<string> {
  if (ignorePatterns.some((pattern) => path.matchesGlob(file, pattern))) return text;
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${file}: ${message}`).join("\n"));
  return code;
}
