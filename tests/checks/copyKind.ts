import ts from "typescript";
import { kindOf, type TextKind } from "#workbench/findings/findings.ts";
import type { TextUse } from "./copyUse.ts";

type Kinds = readonly TextKind[];

/** What a text can be that stands between these tags, or in these attributes. */
const between: Record<string, Kinds> = {
  Button: ["button", "link", "status"],
  LinkButton: ["button", "link"],
  FieldError: ["error"],
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
};

/** Texts whose key says that they are one thing while the code uses them as another: the rules of style would miss them. */
export function kindFaults(uses: readonly TextUse[]): string[] {
  return uses.flatMap(({ key, file, call }) => {
    const place = placeOf(call);
    if (!place || place.kinds.includes(kindOf(key))) return [];
    return [`${key} is "${kindOf(key)}" by .storybook/findings/kind.ts, but stands in ${place.name} (${file})`];
  });
}

/** The nearest tag or attribute around a call that says what its text is for. */
function placeOf(call: ts.Node): { name: string; kinds: Kinds } | undefined {
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
  if (name === "label" && tag.endsWith("Field")) return ["label"];
  return name === "name" && tag === "IconButton" ? ["button"] : undefined;
};
