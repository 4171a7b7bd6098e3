import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, type ChildNode, type Container } from "postcss";

/** A style sheet of Tailwind in two parts: the global styles, and the rules of each class with its variables. */
export type Styles = { everywhere: string; classes: Map<string, string>; variables: Map<string, string> };

/** `@layer theme` is "layer theme"; any other node is unnamed. */
const nameOf = (node: ChildNode): string => (node.type === "atrule" ? `${node.name} ${node.params}` : "");

/** The folder of the packages of a tree, which no picture shows: a commit beside the working tree uses its packages. */
const PACKAGES_FOLDER = /(?<=url\()(?<mark>["']?)[^"')]*?\/node_modules\//g;

/** The first class of a selector, unescaped. */
const classOf = (selector: string): string | undefined =>
  /\.((?:\\.|[\w-])+)/.exec(selector)?.[1]?.replaceAll(/\\(.)/g, "$1");

/** Splits a sheet. Leaves out `@property`: the initial values of Tailwind's own variables are the same in every sheet of one version. */
export function stylesIn(sheet: string): Styles {
  const styles: Styles = { everywhere: "", classes: new Map(), variables: new Map() };
  parse(sheet.replaceAll(PACKAGES_FOLDER, "$<mark>/node_modules/")).each((node) => {
    const name = nameOf(node);
    if (name.startsWith("property ") || name === "layer properties") return;
    const isTheme = name === "layer theme";
    if (isTheme || (node.type === "rule" && node.selector === ":root")) takeVariables(node as Container);
    if (isTheme) return;
    if (name === "layer utilities") addInside(node as Container, "");
    else styles.everywhere += `${node.toString()}\n`;
  });
  return styles;

  function takeVariables(node: Container): void {
    node.walkDecls(/^--/, (declaration) => {
      const { prop, value } = declaration;
      styles.variables.set(prop, `${styles.variables.get(prop) ?? ""}${value};`);
      declaration.remove();
    });
  }

  function addInside(node: Container, around: string): void {
    node.each((rule) => add(rule, around));
  }

  function add(node: ChildNode, around: string): void {
    if (node.type === "atrule" && node.nodes) return addInside(node, `${around}@${nameOf(node)} `);
    const name = node.type === "rule" ? classOf(node.selector) : undefined;
    if (name === undefined) styles.everywhere += `${around}${node.toString()}\n`;
    else styles.classes.set(name, `${styles.classes.get(name) ?? ""}${around}${node.toString()}\n`);
  }
}

const variablesIn = (css: string): string[] => css.match(/--[\w-]+/g) ?? [];

/** The styles that pages of some files can use: without classes that occur in none of them. */
export function styleReader(root: string, { everywhere, classes, variables }: Styles) {
  const found = new Map<string, { classes: string[]; variables: string[] }>();
  const used = (file: string) => {
    const cached = found.get(file);
    if (cached) return cached;
    const text = readFileSync(path.join(root, file), "utf8");
    const now = { classes: [...classes.keys()].filter((name) => text.includes(name)), variables: variablesIn(text) };
    found.set(file, now);
    return now;
  };
  return (files: readonly string[]): string => {
    const parts = files.map(used);
    const names = new Set(parts.flatMap((part) => part.classes));
    const rules = [...classes].filter(([name]) => names.has(name)).map(([, rule]) => rule);
    const needed = new Set([
      ...variablesIn([everywhere, ...rules].join("")),
      ...parts.flatMap((part) => part.variables),
    ]);
    // A variable may refer to others, which this loop reaches later.
    for (const name of needed) for (const next of variablesIn(variables.get(name) ?? "")) needed.add(next);
    const values = [...variables].filter(([name]) => needed.has(name)).map(([name, value]) => `${name}: ${value}`);
    return [everywhere, ...rules, ...values].join("\n");
  };
}
