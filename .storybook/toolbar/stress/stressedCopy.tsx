import { cloneElement, isValidElement, use, useMemo, type ReactElement, type ReactNode } from "react";
import type { Namespace, Translate } from "#src/copy/translate.ts";
import { CopyContext, type CopyHost } from "#src/copy/useCopy.tsx";
import { longer, withLongestWord } from "./longText.ts";
import { readModes, type Mode } from "./modes.ts";

type Change = (text: string) => string;
type Loose = { (...args: unknown[]): string; rich(...args: unknown[]): ReactNode };

/** What the chosen modes do to every text; `null` if they leave texts alone. */
export function changeOf(chosen: readonly Mode[]): Change | null {
  const changes: Change[] = [];
  if (chosen.includes("words")) changes.push(withLongestWord);
  if (chosen.includes("longer")) changes.push(longer);
  return changes.length > 0 ? (text) => changes.reduce((so, change) => change(so), text) : null;
}

/** Shows everything inside with changed words. Formatting is done by then: plurals, dates and tags are right. */
export function StressedCopy({ stress, children }: { stress: unknown; children: ReactNode }) {
  const host = use(CopyContext);
  const stressed = useMemo(() => stressedHost(host, changeOf(readModes(stress))), [host, stress]);
  return <CopyContext value={stressed}>{children}</CopyContext>;
}

const useChanged = (t: Translate<Namespace>, change: Change | null) =>
  useMemo(() => (change ? stressedTranslate(t, change) : t), [t, change]);

/** Without a change too: a screen on show that gets another host must not find other hooks in it. */
const stressedHost = (host: CopyHost, change: Change | null): CopyHost => ({
  ...host,
  useNamespace(namespace) {
    return useChanged(host.useNamespace(namespace), change);
  },
});

export function stressedTranslate(t: Translate<Namespace>, change: Change): Translate<Namespace> {
  const loose = t as Loose;
  const stressed: Loose = Object.assign((...args: unknown[]) => change(loose(...args)), {
    rich: (...args: unknown[]) => inNode(loose.rich(...args), change),
  });
  return stressed;
}

function inNode(node: ReactNode, change: Change): ReactNode {
  if (typeof node === "string") return change(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => inNode(part, change));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<{ children?: ReactNode }>;
  const { children } = element.props;
  if (children === undefined) return element;
  const inside = inNode(children, change);
  return Array.isArray(inside)
    ? cloneElement(element, undefined, ...(inside as ReactNode[]))
    : cloneElement(element, undefined, inside);
}
