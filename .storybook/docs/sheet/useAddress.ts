import { useEffect } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { queryOf, type Comparison } from "./settings.ts";

/** After the last change, in ms: some browsers refuse to write an address with each key. */
const PATIENCE = 300;

const nothing: Comparison = { pair: "none", widths: [], filter: "" };

/** The screen whose sheet the address is about: the manager takes what it names along to the next page. */
let named: string | null = null;

/** What the address of the workbench asks of the sheet of a screen that opens. */
export const asked = (screen: string): URLSearchParams =>
  new URLSearchParams(named === null || named === screen ? window.parent.location.search : "");

/** Keeps what a sheet compares and searches in the address of the workbench; another page begins without it. */
export function useAddress(screen: string, { pair, widths, filter }: Comparison): void {
  useEffect(() => {
    const timer = setTimeout(() => write({ pair, widths, filter }), PATIENCE);
    return () => clearTimeout(timer);
  }, [pair, widths, filter]);
  useEffect(() => {
    named = screen;
    return () => {
      setTimeout(() => {
        if (named !== screen) return;
        named = null;
        write(nothing);
      }, PATIENCE);
    };
  }, [screen]);
}

function write(comparison: Comparison): void {
  const { parent } = window;
  const query = queryOf(parent.location.search, comparison);
  if (query === parent.location.search) return;
  const address = `${query}${parent.location.hash}`;
  if (parent === window) window.history.replaceState(window.history.state, "", address);
  else addons.getChannel().emit(NAVIGATE_URL, address, { replace: true });
}
