import { createContext, lazy, use, useMemo, useSyncExternalStore, type ComponentType } from "react";
import type { Area } from "./keys.gen.ts";
import { copyToRender, loadCopy, peek, subscribe, type Locale, type Messages } from "./store.ts";
import { translator, type Namespace, type Translate } from "./translate.ts";

// `use` is called on every render: a component that suspended starts anew, and React loses its other hooks if the call
// is skipped the second time.
const useLoadedMessages = (locale: Locale, area: Area): Messages => use(copyToRender(locale, area));

function useLiveMessages(locale: Locale, area: Area): Messages {
  const live = useSyncExternalStore(subscribe, () => peek(locale, area));
  const fetched = use(copyToRender(locale, area));
  return live ?? fetched;
}

/** Messages of one area; suspends until loaded. On the dev server a saved text is applied without a reload. */
export const useMessages = import.meta.hot ? useLiveMessages : useLoadedMessages;

export interface CopyHost {
  locale: Locale;
  useNamespace(namespace: Namespace): Translate<Namespace>;
}

/** The texts of one language, straight from the catalogue. */
export const copyHost = (locale: Locale): CopyHost => ({
  locale,
  useNamespace(namespace) {
    const messages = useMessages(locale, namespace.split(".")[0] as Area);
    return useMemo(() => translator(namespace, locale, messages), [namespace, messages]);
  },
});

/** The workbench provides other languages here; the app is always German (FMT-01). */
export const CopyContext = createContext<CopyHost>(copyHost("de"));

/** The typed texts of one namespace, for example `useCopy("auth.entry")`. */
export const useCopy = <N extends Namespace>(namespace: N): Translate<N> => use(CopyContext).useNamespace(namespace);

/**
 * A lazy screen together with the texts of all its areas, loaded in parallel. `otherwise` is rendered if a load fails;
 * without it the error is thrown.
 */
export const lazyScreen = <P extends object>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<P>>,
  otherwise?: ComponentType<P>,
) =>
  lazy(() =>
    Promise.all([load(), ...areas.map((area) => loadCopy("de", area))]).then(
      ([screen]) => ({ default: screen }),
      (reason: unknown) => {
        if (!otherwise) throw reason;
        return { default: otherwise };
      },
    ),
  );
