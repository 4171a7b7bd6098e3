import { navigate, useLocationProperty } from "wouter/use-browser-location";

type Noted = { readonly [name: string]: unknown };

/** Where the app is, and what is noted in that history entry. */
export type Address = {
  path: () => string;
  /** With its question mark; empty without a query. */
  search: () => string;
  state: () => Noted | null;
  /** Without `to` only what is noted changes. */
  write: (state: Noted, options: { replace: boolean; to?: string }) => void;
  back: () => void;
  /** A value read from here, followed through clicks, back and forward. */
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

/** The address bar, unless the app runs where it must not move that. */
export const address = (): Address => current;

/** For an app inside another page, e.g. a story: to be set before it is drawn. Returns to the address bar without a value. */
export const setAddress = (other: Address = browserAddress): void => {
  current = other;
};
