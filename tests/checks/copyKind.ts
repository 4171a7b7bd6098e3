import ts from "typescript";
import { flatten } from "#src/copy/build/icu.ts";
import { kindOf, type Kinds as Stated, type TextKind } from "#workbench/findings/findings.ts";
import { statedKind, textKinds } from "#workbench/findings/kind.ts";
import type { TextUse } from "./copyUse.ts";

type Kinds = readonly TextKind[];

/** The kinds that a text may have between these tags or in these attributes. */
const between: Record<string, Kinds> = {
  Button: ["button", "link", "status"],
  LinkButton: ["button", "link"],
  FieldError: ["error"],
  FailureBanner: ["error", "body"],
  Reason: ["hint"],
  Badge: ["status"],
  h1: ["title"],
  h2: ["title"],
};
const inAttribute: Record<string, Kinds> = {
  error: ["error"],
  hint: ["hint"],
  placeholder: ["label", "status"],
  counter: ["status"],
  body: ["body", "error"],
  showLabel: ["button"],
  hideLabel: ["button"],
  title: ["title", "error"],
  heading: ["title"],
  confirm: ["button"],
  start: ["button"],
  chooseLabel: ["button"],
  removeLabel: ["button"],
  busy: ["status"],
  failed: ["error"],
  shownStatus: ["status"],
  hiddenStatus: ["status"],
  missing: ["hint"],
};

/** Texts whose stated kind differs from their use in the code: the style rules would not apply to them. */
export function kindFaults(uses: readonly TextUse[], stated: Stated): string[] {
  return uses.flatMap(({ key, file, call }) => {
    const tag = enclosingTag(call);
    const kind = kindOf(key, stated);
    if (!tag || tag.kinds.includes(kind)) return [];
    return [`${key} is "${kind}" in src/copy/kinds.json, but stands in ${tag.name} (${file})`];
  });
}

/** Texts without a kind, and rows of the list with an unknown key or kind. */
export function statedFaults(keys: readonly string[], stated: Stated): string[] {
  const groups = new Set(
    keys.flatMap((key) => [...key].flatMap((sign, at) => (sign === "." ? [key.slice(0, at)] : []))),
  );
  const existing = new Set([...keys, ...groups]);
  const words: readonly string[] = textKinds;
  return [
    ...keys
      .filter((key) => !statedKind(key, stated))
      .map((key) => `${key} has no kind in src/copy/kinds.json: ${textKinds.join(", ")}`),
    ...Object.entries(flatten(stated)).flatMap(([key, kind]) => [
      ...(existing.has(key) ? [] : [`src/copy/kinds.json: there is no text ${key}`]),
      ...(words.includes(kind)
        ? []
        : [`src/copy/kinds.json: ${key} is "${kind}", which is none of ${textKinds.join(", ")}`]),
    ]),
  ];
}

/** The nearest tag or attribute around a call. */
function enclosingTag(call: ts.Node): { name: string; kinds: Kinds } | undefined {
  for (let node = call.parent; node && !ts.isCallExpression(node); node = node.parent) {
    if (ts.isJsxAttribute(node)) return ofAttribute(node);
    const tag = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : "";
    if (between[tag]) return { name: tag, kinds: between[tag] };
  }
  return undefined;
}

function ofAttribute(node: ts.JsxAttribute) {
  const name = node.name.getText();
  const tag = node.parent.parent.tagName.getText();
  const isOwn = name === "label" || name === "name";
  const kinds = isOwn ? ownKinds(name, tag) : inAttribute[name];
  return kinds && { name: `${tag} ${name}`, kinds };
}

const ownKinds = (name: string, tag: string): Kinds | undefined => {
  if (name === "label" && /(Field|TextArea)$/.test(tag)) return ["label"];
  return name === "name" && tag === "IconButton" ? ["button"] : undefined;
};
