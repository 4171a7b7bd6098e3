import type { CompiledMessage } from "icu-minify/format";
import { useMemo, type ReactNode } from "react";
import type { Area, Texts } from "./keys.gen.ts";
import type { Locale } from "./store.ts";
import { translator } from "./translate.ts";
import { CopyContext, useMessages, type CopyHost } from "./useCopy.tsx";

/** Overrides for texts of the catalogue, by area and key. Texts with arguments or tags must be compiled. */
export type OwnTexts = { readonly [A in Area]?: { readonly [K in keyof Texts[A]]?: CompiledMessage } };

export type CopyProviderProps = {
  /** German by default; English has to be added before it is rendered. */
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

/** Sets the language and own texts for everything inside, where the library is used without our app. */
export function CopyProvider({ locale = "de", texts = none, children }: CopyProviderProps) {
  const host = useMemo(() => hostOf(locale, texts), [locale, texts]);
  return <CopyContext value={host}>{children}</CopyContext>;
}
