import { readFileSync } from "node:fs";
import path from "node:path";
import bcd, { type Identifier, type SupportStatement } from "@mdn/browser-compat-data" with { type: "json" };
import { ESLint } from "eslint";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";
import { parse, type ChildNode } from "postcss";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { OLDEST_BROWSERS } from "#src/model/browsers.ts";
import { report } from "./report.ts";

const { safari, chrome, firefox } = OLDEST_BROWSERS;
const floor = { safari, safari_ios: safari, chrome, chrome_android: chrome, firefox, firefox_android: firefox };
const targets = [`safari ${safari}`, `ios_saf ${safari}`, `chrome ${chrome}`, `firefox ${firefox}`];

/** APIs that the code checks for before use, and the pattern of that check in a built file. */
const checked: Record<string, RegExp> = {
  "Intl.Segmenter()": /[`"']Segmenter[`"'] ?in Intl/,
  "navigator.connection()": /navigator\.connection ?&&/,
};

/** Optional enhancements: without them only the appearance is simpler; Tailwind writes the fallback of `@property`. */
const nicer = new Set([
  "@property",
  "@starting-style",
  "::selection",
  "cursor",
  "forced-color-adjust",
  "print-color-adjust",
  "text-size-adjust",
  "text-wrap",
]);

/** Methods that older types have under the same name: without types an array cannot be told from an iterator or a set. */
const isAmbiguous = (rule: string) => /^no-(iterator|set|map|weakmap)-prototype-/.test(rule);
const newer = (["es2024", "es2025", "es2026", "esnext"] as const).flatMap((year) => [
  ...Object.keys(esX.configs[`flat/no-new-in-${year}`].rules ?? {}),
  ...Object.keys(esX.configs[`flat/no-new-in-${year}-intl-api`].rules ?? {}),
]);

async function scriptFaults(dist: string, files: readonly string[]): Promise<string[]> {
  const eslint = new ESLint({
    cwd: dist,
    overrideConfigFile: true,
    ignore: false,
    allowInlineConfig: false,
    overrideConfig: {
      files: ["**/*.js"],
      plugins: { compat, "es-x": esX },
      settings: { browsers: targets, lintAllEsApis: true, "es-x": { aggressive: true } },
      rules: {
        "compat/compat": "error",
        ...Object.fromEntries(newer.filter((rule) => !isAmbiguous(rule.slice(5))).map((rule) => [rule, "error"])),
      },
    },
  });
  const results = await eslint.lintFiles([...files]);
  return results.flatMap(({ filePath, messages, source = "" }) =>
    messages
      .filter(({ message }) => !checked[message.split(" ")[0] ?? ""]?.test(source))
      .map(({ line, column, message }) => `${path.relative(dist, filePath)}:${line}:${column} ${message}`),
  );
}

const isBelow = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true }) < 0;

/** The oldest browsers that do not support this; a prefix counts if it is written beside it. */
function strangers(what: Identifier | undefined, written: (prefix: string) => boolean): string[] {
  const support = what?.__compat?.support ?? {};
  return Object.entries(floor)
    .filter(([browser]) => browser in support)
    .filter(([browser, version]) => {
      const statement: SupportStatement | undefined = support[browser as keyof typeof support];
      const all = [statement ?? []].flat();
      return !all.some(({ version_added: since, prefix, alternative_name: other, flags }) => {
        if (typeof since !== "string" || (prefix && !written(prefix)) || other || flags) return false;
        return since.startsWith("≤") || (since !== "preview" && !isBelow(version, since));
      });
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

/** Static members of web interfaces, of which the rules above know constructors only. */
function staticFaults(dist: string, file: string): string[] {
  const uses = readFileSync(path.join(dist, file), "utf8").matchAll(/(?<![\w$.])([A-Z]\w+)\.(\w+)/g);
  const found = new Map(
    [...uses].map(([name, owner = "", member = ""]) => [name, bcd.api[owner]?.[`${member}_static`]]),
  );
  return [...found].flatMap(([name, identifier]) => {
    const unknown = strangers(identifier, () => false);
    return unknown.length > 0 ? [`${file} ${name} is not known in ${unknown.join(", ")}`] : [];
  });
}

const { properties, selectors, types, "at-rules": atRules } = bcd.css;

/** Without forgiving selector lists. */
const demanding = (selector: string) => selector.replaceAll(/:(is|where)\([^()]*\)/g, "");

const isNicer = (name: string) => nicer.has(name) || nicer.has(name.split(": ")[0] ?? "");

function usesIn(node: ChildNode): [name: string, identifier: Identifier | undefined][] {
  if (node.type === "atrule") return [[`@${node.name}`, atRules?.[node.name]]];
  if (node.type === "rule")
    return [...demanding(node.selector).matchAll(/::?([a-z][a-z-]*)/g)].map(([text, name = ""]) => [
      text,
      selectors?.[name],
    ]);
  if (node.type !== "decl" || node.prop.startsWith("-")) return [];
  const functions = [...node.value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].map(([, name = ""]) => name);
  return [
    [node.prop, properties?.[node.prop]],
    [`${node.prop}: ${node.value}`, properties?.[node.prop]?.[node.value]],
    ...functions.map((name): [string, Identifier | undefined] => [`${name}()`, types?.[name] ?? types?.color?.[name]]),
  ];
}

const isChecked = (node: ChildNode): boolean => {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent.type === "atrule" && "name" in parent && parent.name === "supports") return true;
  return false;
};

function styleFaults(dist: string, file: string): string[] {
  const found = new Map<string, string>();
  parse(readFileSync(path.join(dist, file), "utf8")).walk((node) => {
    if (isChecked(node)) return;
    const isWritten = (prefix: string) =>
      node.type === "decl" &&
      !!node.parent?.some((other) => other.type === "decl" && other.prop === `${prefix}${node.prop}`);
    for (const [name, identifier] of usesIn(node)) {
      const unknown = isNicer(name) ? [] : strangers(identifier, isWritten);
      if (unknown.length > 0 && !found.has(name.split(": ")[0] ?? ""))
        found.set(name, `${file} ${name} is not known in ${unknown.join(", ")}`);
    }
  });
  return [...found.values()];
}

/** Features of the build that an oldest browser lacks: syntax and globals of scripts, properties, selectors and functions of styles. */
export async function floorFaults(dist: string): Promise<string[]> {
  const scripts = filesIn(dist, ["."], /\.js$/);
  if (scripts.length === 0) return ["no scripts found: what should be looked at?"];
  return [
    ...(await scriptFaults(dist, scripts)),
    ...scripts.flatMap((file) => staticFaults(dist, file)),
    ...filesIn(dist, ["."], /\.css$/).flatMap((file) => styleFaults(dist, file)),
  ];
}

/** Differences between package.json and the code. */
export const statedFaults = (browserslist: readonly string[]): string[] =>
  JSON.stringify(browserslist) === JSON.stringify(targets)
    ? []
    : [`browserslist of package.json is not ${JSON.stringify(targets)}`];

if (import.meta.main) {
  const { browserslist } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as {
    browserslist: string[];
  };
  report(
    "floor",
    [...statedFaults(browserslist), ...(await floorFaults(path.join(top, "dist")))],
    `nothing that ${targets.join(", ")} do not know`,
  );
}
