// ICU text -> compact message + its arguments. Runs in Node (build, check) and in the workbench; never in the app.
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage } from "icu-minify/format";
import compileIcu from "icu-minify/compile";
import { formats } from "../formats.ts";

/** `auth.entry.title` → its area and its key within the area. */
export const splitKey = (key: string) => [key.slice(0, key.indexOf(".")), key.slice(key.indexOf(".") + 1)] as const;

export type Arg = { kind: "text" | "number" | "date" | "tag" } | { kind: "select"; options: string[] };
export type Message = { compiled: CompiledMessage; args: Record<string, Arg> };

/** What is wrong with a text, as data: the check reports it in English, the copy desk in German. */
export type Fault =
  | { kind: "zeroWidth" | "outerSpace" }
  | { kind: "syntax"; code: string; at: number }
  | { kind: "argumentName"; name: string }
  | { kind: "twoKinds"; name: string; kinds: readonly [string, string] }
  | { kind: "format"; of: "date" | "time" | "number"; name: string; allowed: readonly string[] }
  | { kind: "pluralUnknown"; form: string; type: string; locale: string; allowed: readonly string[] }
  | { kind: "pluralMissing"; form: string; name: string };

export class CopyFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(inEnglish(fault), options);
    this.fault = fault;
  }
}

function inEnglish(fault: Fault): string {
  switch (fault.kind) {
    case "zeroWidth":
      return "zero-width character in the text";
    case "outerSpace":
      return "white space at the start or end";
    case "syntax":
      return `${fault.code} at character ${fault.at}`;
    case "argumentName":
      return `argument name "${fault.name}" must be camelCase`;
    case "twoKinds":
      return `argument "${fault.name}" is used as ${fault.kinds[0]} and as ${fault.kinds[1]}`;
    case "format":
      return `unknown ${fault.of} format "${fault.name}" (known: ${fault.allowed.join(", ")})`;
    case "pluralUnknown":
      return `"${fault.locale}" has no plural form "${fault.form}" (${fault.type})`;
    case "pluralMissing":
      return `plural form "${fault.form}" of "${fault.name}" is missing`;
  }
}

/** Throws a CopyFault for every message that must not be rendered. */
export function readMessage(text: string, locale: string): Message {
  if (/[\u200B-\u200F\u2060-\u2064\uFEFF]/.test(text)) throw new CopyFault({ kind: "zeroWidth" });
  if (text !== text.trim()) throw new CopyFault({ kind: "outerSpace" });
  let ast: MessageFormatElement[];
  try {
    ast = parse(text, { requiresOtherClause: true });
  } catch (e) {
    const err = e as Error & { location?: { start: { offset: number } } };
    throw new CopyFault({ kind: "syntax", code: err.message, at: (err.location?.start.offset ?? 0) + 1 }, { cause: e });
  }
  const args: Record<string, Arg> = {};
  const put = (name: string, arg: Arg) => {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new CopyFault({ kind: "argumentName", name });
    const old = Object.hasOwn(args, name) ? args[name] : undefined;
    // the same argument may occur as text and as something stricter
    if (old && old.kind !== arg.kind && old.kind !== "text" && arg.kind !== "text")
      throw new CopyFault({ kind: "twoKinds", name, kinds: [old.kind, arg.kind] });
    if (!old || old.kind === "text") args[name] = arg;
  };
  const named = (of: "date" | "time" | "number", style: unknown) => {
    if (typeof style === "string" && !Object.hasOwn(formats[of], style))
      throw new CopyFault({ kind: "format", of, name: style, allowed: Object.keys(formats[of]) });
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
          const allowed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
          const used = Object.keys(n.options).filter((k) => !k.startsWith("="));
          for (const form of used)
            if (!allowed.includes(form as Intl.LDMLPluralRule))
              throw new CopyFault({ kind: "pluralUnknown", form, type, locale, allowed });
          for (const form of allowed)
            if (!used.includes(form)) throw new CopyFault({ kind: "pluralMissing", form, name: n.value });
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

/**
 * A word joiner: no line ends in the "E-" of "E-Mail" or in the dash of "08:00–13:30". A text that begins with such a
 * word begins a line with it: labels and headings have no joiner.
 */
export const withJoiners = (literal: string) =>
  literal.replaceAll(/(?<=[^\p{L}\p{N}][\p{L}\p{N}]-)(?=\p{L})|(?<=(?:^|\d)–)(?=\d|$)/gu, "\u2060");

/** Named formats become their options at build time: no table at run time, and no silent default for an unknown name. */
function inline<T>(node: T): T {
  if (typeof node === "string") return withJoiners(node) as T & string;
  if (Array.isArray(node)) {
    const [name, type, style] = node as unknown[];
    const table =
      typeof name === "string" && typeof type === "number" && typeof style === "string"
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
