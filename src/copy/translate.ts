import format, { type CompiledMessage } from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import { intlLocale, timeZone } from "./formats.ts";
import type { Area, Texts } from "./keys.gen.ts";
import type { Locale, Messages } from "./store.ts";

/** Of `a.b.c`: `a` and `a.b`. */
type Groups<K extends string> = K extends `${infer Group}.${infer Key}` ? Group | `${Group}.${Groups<Key>}` : never;
/** An area, or a group of texts in it: `auth`, `auth.entry`, `auth.entry.problems`. */
export type Namespace = Area | { [A in Area]: `${A}.${Groups<keyof Texts[A] & string>}` }[Area];
type Below<T, Group extends string> = {
  [K in Extract<keyof T, `${Group}.${string}`> as K extends `${Group}.${infer Key}` ? Key : never]: T[K];
};
type Grouped = {
  [N in Namespace]: N extends Area
    ? Texts[N]
    : N extends `${infer A extends Area}.${infer Group}`
      ? Below<Texts[A], Group>
      : never;
};
/**
 * The texts of each namespace by the rest of their key, with their arguments. An interface, because the compiler
 * resolves its members one by one; an alias would be computed for all namespaces again with each generic use.
 */
interface Copy extends Grouped {}
type Values = Record<string, unknown>;
type Tags<A> = Extract<A[keyof A], (...x: never[]) => unknown>;
type Plain<N extends Namespace> = {
  [K in keyof Copy[N]]: [Tags<Copy[N][K]>] extends [never] ? K : never;
}[keyof Copy[N]] &
  string;
type Rich<N extends Namespace> = Exclude<keyof Copy[N] & string, Plain<N>>;
type Rest<A> = [keyof A] extends [never] ? [] : [values: A];

export interface Translate<N extends Namespace> {
  <K extends Plain<N>>(key: K, ...values: Rest<Copy[N][K]>): string;
  /** For texts with <tags>. */
  rich<K extends Rich<N>>(key: K, ...values: Rest<Copy[N][K]>): ReactNode;
}

const cached = <A extends unknown[], T>(make: (...args: A) => T) => {
  const all = new Map<string, T>();
  return (...args: A): T => {
    const at = JSON.stringify(args);
    let made = all.get(at);
    if (made === undefined) all.set(at, (made = make(...args)));
    return made;
  };
};

const options = {
  formatters: {
    getDateTimeFormat: cached(
      (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    ),
    getNumberFormat: cached(
      (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    ),
    getPluralRules: cached((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
  },
  timeZone,
};

export const render = (message: CompiledMessage, locale: Locale, values?: Values) =>
  format<ReactNode>(message, intlLocale[locale], values as never, options);

// As children of one fragment, parts need no keys.
const join = (parts: ReactNode) => (Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts);

/** The texts of one namespace (`area.screen`) as functions of their arguments. */
export function translator(namespace: string, locale: Locale, messages: Messages): Translate<Namespace> {
  const dot = namespace.indexOf(".");
  const prefix = dot < 0 ? "" : `${namespace.slice(dot + 1)}.`;
  const text = (key: string, values?: Values) =>
    render(messages[prefix + key] ?? `${namespace}.${key}`, locale, values);
  const rich = (key: string, values: Values) =>
    join(
      text(
        key,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === "function" ? (chunks: ReactNode[]) => value(join(chunks)) : value,
          ]),
        ),
      ),
    );
  return Object.assign(text, { rich }) as unknown as Translate<Namespace>;
}
