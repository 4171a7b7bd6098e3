import { useMemo, type ReactNode } from "react";
import type { Locale } from "./store.ts";
import { copyHost, CopyContext } from "./useCopy.tsx";

/** Shows everything inside in one of the two languages. The app has no such switch (FMT-01). */
export function CopyWorkbench({ locale, children }: { locale: Locale; children: ReactNode }) {
  const host = useMemo(() => copyHost(locale), [locale]);
  return <CopyContext value={host}>{children}</CopyContext>;
}
