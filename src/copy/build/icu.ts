// ICU text -> compact message + its arguments. Runs in Node (build, check) and in the workbench; never in the app.
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage } from "icu-minify/format";
import compileIcu from "icu-minify/compile";
import { formats } from "../formats.ts";

export type Arg = { kind: "text" | "number" | "date" | "tag" } | { kind: "select"; options: string[] };
export type Message = { compiled: CompiledMessage; args: Record<string, Arg> };

/** Throws an Error with a readable text for everything that must not reach a screen. */
export function readMessage(text: string, locale: string): Message {
  if (/[\u200B-\u200F\u2060-\u2064\uFEFF]/.test(text)) throw new Error("zero-width character in the text");
  if (text !== text.trim()) throw new Error("white space at the start or end");
  let ast: MessageFormatElement[];
  try {
    ast = parse(text, { requiresOtherClause: true });
  } catch (e) {
    const err = e as Error & { location?: { start: { offset: number } } };
    throw new Error(`${err.message} at character ${(err.location?.start.offset ?? 0) + 1}`, { cause: e });
  }
  const args: Record<string, Arg> = {};
  const put = (name: string, arg: Arg) => {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`argument name "${name}" must be camelCase`);
    const old = args[name];
    // one argument may appear as text and as something stricter
    if (old && old.kind !== arg.kind && old.kind !== "text" && arg.kind !== "text")
      throw new Error(`argument "${name}" is used as ${old.kind} and as ${arg.kind}`);
    if (!old || old.kind === "text") args[name] = arg;
  };
  const named = (kind: "date" | "time" | "number", style: unknown) => {
    if (typeof style === "string" && !(style in formats[kind]))
      throw new Error(`unknown ${kind} format "${style}" (known: ${Object.keys(formats[kind]).join(", ")})`);
  };
  const walk = (nodes: MessageFormatElement[]): void => {
    for (const n of nodes) {
      switch (n.type) {
        case TYPE.argument:
          put(n.value, { kind: "text" });
          break;
        case TYPE.number:
          named("number", n.style);
          put(n.value, { kind: "number" });
          break;
        case TYPE.date:
          named("date", n.style);
          put(n.value, { kind: "date" });
          break;
        case TYPE.time:
          named("time", n.style);
          put(n.value, { kind: "date" });
          break;
        case TYPE.select:
          put(n.value, { kind: "select", options: Object.keys(n.options).toSorted() });
          Object.values(n.options).forEach((o) => walk(o.value));
          break;
        case TYPE.plural: {
          const type = n.pluralType === "ordinal" ? "ordinal" : "cardinal";
          const known = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
          const used = Object.keys(n.options).filter((k) => !k.startsWith("="));
          for (const c of used)
            if (!known.includes(c as Intl.LDMLPluralRule))
              throw new Error(`"${locale}" has no plural form "${c}" (${type})`);
          for (const c of known)
            if (!used.includes(c)) throw new Error(`plural form "${c}" of "${n.value}" is missing`);
          put(n.value, { kind: "number" });
          Object.values(n.options).forEach((o) => walk(o.value));
          break;
        }
        case TYPE.tag:
          put(n.value, { kind: "tag" });
          walk(n.children);
          break;
        default:
          break;
      }
    }
  };
  walk(ast);
  return { compiled: inline(compileIcu(text)), args };
}

/** Named formats become their options at build time: no table at run time, and no silent default for an unknown name. */
function inline<T>(node: T): T {
  if (Array.isArray(node)) {
    const [name, type, style] = node as unknown[];
    const table =
      typeof name === "string" && typeof style === "string"
        ? ({ 4: formats.number, 5: formats.date, 6: formats.time } as const)[type as 4]
        : undefined;
    return (table ? [name, type, table[style as never]] : node.map(inline)) as T;
  }
  return node && typeof node === "object"
    ? (Object.fromEntries(Object.entries(node).map(([k, v]) => [k, inline(v)])) as T)
    : node;
}

export type Tree = { [key: string]: string | Tree };
export function flatten(tree: Tree, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([k, v]) => {
      if (!/^[a-z][A-Za-z0-9]*$/.test(k)) throw new Error(`key "${prefix}${k}" must be camelCase`);
      return typeof v === "string" ? [[prefix + k, v]] : Object.entries(flatten(v, `${prefix}${k}.`));
    }),
  );
}
export const sameArgs = (a: Record<string, Arg>, b: Record<string, Arg>) => describeArgs(a) === describeArgs(b);
export const describeArgs = (a: Record<string, Arg>) =>
  Object.keys(a)
    .toSorted()
    .map((k) => {
      const x = a[k]!;
      return `${k}: ${x.kind}${x.kind === "select" ? `(${x.options.join("|")})` : ""}`;
    })
    .join(", ") || "none";
