import type { CompiledMessage } from "icu-minify/format";
import { useMemo, type ReactNode } from "react";
import type { Area, Texts } from "./keys.gen.ts";
import type { Locale } from "./store.ts";
import { translator } from "./translate.ts";
import { CopyContext, useMessages, type CopyHost } from "./useCopy.tsx";

/** Texts in the place of the catalogue's, by area and key. One with arguments or tags has to be compiled. */
export type OwnTexts = { readonly [A in Area]?: { readonly [K in keyof Texts[A]]?: CompiledMessage } };

export type CopyProviderProps = {
  /** German unless said otherwise; English has to be added before it is shown. */
  locale?: Locale;
  texts?: OwnTexts;
  children: ReactNode;
};

const none: OwnTexts = {};

function hostOf(locale: Locale, texts: OwnTexts): CopyHost {
  return {
    locale,
    useNamespace(namespace) {
      const area = namespace.split(".")[0] as Area;
      const messages = useMessages(locale, area);
      return useMemo(() => translator(namespace, locale, { ...messages, ...texts[area] }), [namespace, messages, area]);
    },
  };
}

/** The language and the wording of everything inside, where the library is used without our app. */
export function CopyProvider({ locale = "de", texts = none, children }: CopyProviderProps) {
  const host = useMemo(() => hostOf(locale, texts), [locale, texts]);
  return <CopyContext value={host}>{children}</CopyContext>;
}
