// Only for the workbench and the dev server: proposed texts and a record of use. Brings the ICU parser.
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from "react";
import { describeArgs, flatten, readMessage, sameArgs, type Tree } from "./build/icu.ts";
import type { Area } from "./keys.gen.ts";
import type { Locale } from "./store.ts";
import { render, translator } from "./translate.ts";
import { CopyContext, useMessages, type CopyHost } from "./useCopy.tsx";

const raw = import.meta.glob<string>(["./de/*.json", "./en/*.json"], { query: "?raw", import: "default", eager: true });
const texts: Record<string, Record<string, string>> = {}; // 'de/auth' -> key -> ICU text
for (const [file, json] of Object.entries(raw)) texts[file.slice(2, -5)] = flatten(JSON.parse(json) as Tree);

type Override = { text: string; compiled: ReturnType<typeof readMessage>["compiled"] };
let overrides: Record<string, Record<string, Override>> = {};
let version = 0;
const listeners = new Set<() => void>();
const subscribe = (fn: () => void) => {
  listeners.add(fn);
  return () => {
    listeners.delete(fn);
  };
};
const changed = () => {
  version++;
  for (const fn of listeners) fn();
};

const split = (key: string) => [key.slice(0, key.indexOf(".")), key.slice(key.indexOf(".") + 1)] as const;
/** The ICU text of a full key such as auth.emailEntry.title. */
export const icuText = (locale: Locale, key: string) => {
  const [a, k] = split(key);
  return overrides[`${locale}/${a}`]?.[k]?.text ?? texts[`${locale}/${a}`]?.[k];
};
/** Applies the text at once, or returns what is wrong with it. undefined = back to the file's text. */
export function setOverride(locale: Locale, key: string, text: string | undefined): string | undefined {
  const [area, k] = split(key),
    at = `${locale}/${area}`,
    original = texts[at]?.[k];
  if (original === undefined) return `unknown key ${key}`;
  const rest = { ...overrides[at] };
  delete rest[k];
  if (text !== undefined) {
    try {
      const m = readMessage(text, locale),
        want = readMessage(original, locale);
      if (!sameArgs(m.args, want.args))
        return `arguments must be ${describeArgs(want.args)}; found ${describeArgs(m.args)}`;
      rest[k] = { text, compiled: m.compiled };
    } catch (e) {
      return (e as Error).message;
    }
  }
  overrides = { ...overrides, [at]: rest };
  changed();
  return undefined;
}
export const clearOverrides = () => {
  overrides = {};
  changed();
};

if (import.meta.hot)
  import.meta.hot.on("copy:update", (u: { locale: Locale; area: Area; texts: Record<string, string> }) => {
    const at = `${u.locale}/${u.area}`;
    texts[at] = u.texts;
    // a saved text replaces its override
    overrides = {
      ...overrides,
      [at]: Object.fromEntries(Object.entries(overrides[at] ?? {}).filter(([k, o]) => u.texts[k] !== o.text)),
    };
    changed();
  });

export type Used = { key: string; icu: string; text: string };
type Slot = { seq: number; shown: Map<string, string>; pending?: Map<string, string> | undefined };

function workbenchHost(locale: Locale, onUsed?: (used: Used[]) => void): CopyHost {
  const slots = new Set<Slot>();
  let seq = 0,
    due = false;
  const report = () => {
    if (due || !onUsed) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      const all = new Map<string, string>();
      for (const s of [...slots].sort((a, b) => a.seq - b.seq))
        for (const [k, v] of s.shown) if (!all.has(k)) all.set(k, v);
      onUsed([...all].map(([key, text]) => ({ key, text, icu: icuText(locale, key) ?? "" })));
    });
  };
  return {
    locale,
    useNamespace(ns) {
      const area = ns.split(".")[0] as Area;
      const base = useMessages(locale, area);
      useSyncExternalStore(subscribe, () => version);
      const mine = overrides[`${locale}/${area}`];
      const ref = useRef<Slot>(null);
      const slot: Slot = (ref.current ??= { seq: seq++, shown: new Map() });
      slot.pending = new Map(); // keys of this render, in order of use
      useLayoutEffect(() => {
        slots.add(slot);
        return () => {
          slots.delete(slot);
          report();
        };
      }, [slot]);
      useLayoutEffect(() => {
        if (slot.pending) {
          slot.shown = slot.pending;
          slot.pending = undefined;
          report();
        }
      });
      return useMemo(() => {
        const messages = {
          ...base,
          ...Object.fromEntries(Object.entries(mine ?? {}).map(([k, o]) => [k, o.compiled])),
        };
        const t = translator(ns, locale, messages) as unknown as {
          (k: string, v?: object): string;
          rich(k: string, v?: object): ReactNode;
        };
        const note = (k: string, v?: object) => {
          const key = `${ns}.${k}`;
          const plain = Object.fromEntries(
            Object.entries(v ?? {}).map(([n, x]) => [n, typeof x === "function" ? (c: unknown[]) => c.join("") : x]),
          );
          const text = [render(messages[key.slice(area.length + 1)] ?? key, locale, plain)].flat().join("");
          (slot.pending ?? slot.shown).set(key, text); // also calls from handlers and effects
          if (!slot.pending) report();
        };
        return Object.assign(
          (k: string, v?: object) => {
            note(k, v);
            return t(k, v);
          },
          {
            rich: (k: string, v?: object) => {
              note(k, v);
              return t.rich(k, v);
            },
          },
        ) as never;
      }, [ns, area, base, mine, slot]);
    },
  };
}

export function CopyWorkbench({
  locale,
  onUsed,
  children,
}: {
  locale: Locale;
  onUsed?: (used: Used[]) => void;
  children: ReactNode;
}) {
  const latest = useRef(onUsed);
  useLayoutEffect(() => {
    latest.current = onUsed;
  });
  const host = useMemo(() => workbenchHost(locale, (u) => latest.current?.(u)), [locale]);
  return <CopyContext value={host}>{children}</CopyContext>;
}
