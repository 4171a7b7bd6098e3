import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import type { Area } from "./keys.gen.ts";
import type { Locale } from "./store.ts";
import { translator, type Namespace, type Translate } from "./translate.ts";
import { CopyContext, useMessages, type CopyHost } from "./useCopy.tsx";
import { textRecord, type Slot, type TextRecord, type Used } from "./workbenchRecord.ts";
import { replacedIn, subscribeToReplaced } from "./workbenchTexts.ts";

type Values = Record<string, unknown>;
type Loose = ((key: string, values?: Values) => string) & { rich: (key: string, values: Values) => ReactNode };

const chunksAsText = (chunks: ReactNode) => chunks;
/** The words of a text with <tags>, without the rendered tags. */
const asWords = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "function" ? chunksAsText : value]),
  );

function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join("");
  if (node && typeof node === "object" && "props" in node)
    return wordsOf((node.props as { children?: ReactNode }).children);
  return node === null || node === undefined || typeof node === "boolean" ? "" : String(node as string | number);
}

function workbenchHost(locale: Locale, record: TextRecord): CopyHost {
  return {
    locale,
    useNamespace(namespace) {
      const area = namespace.split(".")[0] as Area;
      const messages = useMessages(locale, area);
      const replaced = useSyncExternalStore(
        subscribeToReplaced,
        () => replacedIn(locale, area),
        () => replacedIn(locale, area),
      );
      const [slot] = useState<Slot>(() => record.slot());
      record.startRender(slot);
      useLayoutEffect(() => record.mount(slot), [slot]);
      useLayoutEffect(() => record.commit(slot));
      return useMemo(() => {
        // Not copied when nothing is replaced: the visual tests record which texts a story reads.
        const shown = Object.keys(replaced).length > 0 ? { ...messages, ...replaced } : messages;
        const plain = translator(namespace, locale, shown) as unknown as Loose;
        const text = (key: string, values?: Values) => {
          const plainText = plain(key, values);
          record.note(slot, `${namespace}.${key}`, wordsOf(plainText));
          return plainText;
        };
        const rich = (key: string, values: Values) => {
          record.note(slot, `${namespace}.${key}`, wordsOf(plain.rich(key, asWords(values))));
          return plain.rich(key, values);
        };
        return Object.assign(text, { rich }) as unknown as Translate<Namespace>;
      }, [namespace, messages, replaced, slot]);
    },
  };
}

export type CopyWorkbenchProps = {
  locale: Locale;
  /** Called with the texts in use, in the order of their first render. */
  onUsed?: (used: Used[]) => void;
  children: ReactNode;
};

const unheard = () => {};

/** Renders everything inside in one of the two languages, with replaced texts. The app has no such switch (FMT-01). */
export function CopyWorkbench({ locale, onUsed = unheard, children }: CopyWorkbenchProps) {
  const [record] = useState(() => textRecord(onUsed));
  const host = useMemo(() => workbenchHost(locale, record), [locale, record]);
  return <CopyContext value={host}>{children}</CopyContext>;
}
