import { existsSync, globSync } from "node:fs";
import path from "node:path";

export type Known = { root: string; scripts: readonly string[]; sources: string };

/** What guides and commands make; the repository itself has none of it. */
const example = /waiting-?list|next-?dates|addedScreens|shuttle-?times|visual-reviewed|bildentscheidungen/i;

const TOP = /^(?:\.ci|\.storybook|\.github|app|src|stories|tests)\//;
const FILES = /\.(?:tsx?|jsonc?|mdx?|css|txt|mjs)$/;

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
const blocksIn = (text: string): string[] => [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) => block);

/** Folders and files that a page names and that are not there. */
const missingPaths = (text: string, { root }: Known): string[] =>
  [...codeIn(text), ...blocksIn(text).flatMap((block) => block.split(/\s+/))]
    .filter((word) => (TOP.test(word) || /^[.\w-]+\.(?:mjs|json)$/.test(word)) && !example.test(word))
    .filter((word) => !/[<…{]/.test(word) && (word.endsWith("/") || FILES.test(word) || !word.includes(" ")))
    .filter((word) => !(word.includes("*") ? globSync(word, { cwd: root }).length : existsSync(path.join(root, word))))
    .map((word) => `${word}: not there`);

/** `npm run` of a script that package.json does not have. */
const missingScripts = (text: string, { scripts }: Known): string[] =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !scripts.includes(name))
    .map((name) => `npm run ${name}: no such script`);

/** Variables of the build and settings of the page that the app does not read. */
const missingSettings = (text: string, { sources }: Known): string[] =>
  [...text.matchAll(/\b(?:VITE_[A-Z_]+|PROVIDER_URL|CHROMIUM_PATH)\b|<meta name="([\w-]+)"/g)]
    .map(([name, setting]) => setting ?? name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))
    .map((name) => `${name}: nothing reads it`);

/** What a page says about the repository that is not so: files, commands, settings. */
export const saidFaults = (text: string, known: Known): string[] => [
  ...missingPaths(text, known),
  ...missingScripts(text, known),
  ...missingSettings(text, known),
];
