import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "./entries.ts";

/** Third-party licences and copyrights, in the built app and in the library. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

/** Packages of the styles, which no module imports. */
const withStyles = { "@fontsource-variable/atkinson-hyperlegible-next": "LICENSE", tailwindcss: "LICENSE" };

/** Its LICENSE only names the two licences to choose from. */
const licenceFiles = { ibantools: "LICENSE.MIT" };

/** A package's licence, headed as in Vite's own list. */
function noticeOf([name, file]: [name: string, file: string]): string {
  const folder = path.join(top, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(path.join(folder, file), "utf8").trim()}\n`;
}

export const noticesOfStyles = (): string => Object.entries(withStyles).map(noticeOf).join("");

/** What Vite's own list of a build lacks. */
export const noticesBesideModules = (): string =>
  Object.entries({ ...withStyles, ...licenceFiles })
    .map(noticeOf)
    .join("");
