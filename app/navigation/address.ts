import { navigate, useLocationProperty } from "wouter/use-browser-location";

type Noted = { readonly [name: string]: unknown };

/** The current URL and the state of its history entry. */
export type Address = {
  path: () => string;
  /** With its question mark; empty without a query. */
  search: () => string;
  state: () => Noted | null;
  /** Without `to` only the state changes. */
  write: (state: Noted, options: { replace: boolean; to?: string }) => void;
  back: () => void;
  /** A value of the address that re-renders on clicks, back and forward. */
  useProperty: <Value extends string | null>(read: () => Value) => Value;
};

const browserAddress: Address = {
  path: () => location.pathname,
  search: () => location.search,
  state: () => history.state as ReturnType<Address["state"]>,
  write: (state, { replace, to = location.href }) => navigate(to, { replace, state }),
  back: () => history.back(),
  useProperty: (read) => useLocationProperty(read, read),
};

let current = browserAddress;

/** The browser's address, unless an embedding page replaced it. */
export const address = (): Address => current;

/** For an app inside another page, e.g. a story: call before rendering. */
export const setAddress = (other: Address): void => {
  current = other;
};
