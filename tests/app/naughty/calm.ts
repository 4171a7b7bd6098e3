import { vi } from "vitest";
import { faultsOfPage } from "../invariants.ts";
import { MARK } from "./strings.ts";

/** The narrowest screen there is, in px. */
export const NARROW = { width: 320, height: 568 };
/** How long one thing may keep the page busy, in ms. */
const LONGEST = 5000;

/** Follows what a page says to the console and how long it is busy at a time; `end` gives it. */
export function watchPage() {
  const lines: string[] = [];
  // A list that measures its rows says so in the next frame; nothing is lost, and the browser tells nobody but a listener.
  const note = (line: string) => line.includes("ResizeObserver loop completed") || lines.push(line);
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi
      .spyOn(console, level)
      .mockImplementation((...said: unknown[]) => void note(`${level}: ${said.join(" ").slice(0, 300)}`)),
  );
  const onError = ({ message }: ErrorEvent) => note(`script error: ${message}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => lines.push(`rejected: ${String(reason)}`);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  let longest = 0;
  const clock = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  clock.observe({ type: "longtask" });
  return {
    end(): string[] {
      spies.forEach((spy) => spy.mockRestore());
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
      clock.disconnect();
      return [...lines, ...(longest > LONGEST ? [`busy for ${Math.round(longest)} ms`] : [])];
    },
  };
}

const LEADS = /^(https:|mailto:|tel:|blob:)/;

/** What a page that shows such texts must not be like: an element made of one, a link to elsewhere, wider than the screen. */
export function faultsOfTexts(): string[] {
  const made = document.querySelector(
    `.${MARK}, img[src="x"], [onerror], [onload], body script, iframe[src^="javascript"]`,
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href);
  const { scrollWidth, clientWidth } = document.documentElement;
  const spoilt = [MARK, "polluted"].filter((name) => name in {});
  return [
    // The texts themselves hold such words.
    ...faultsOfPage().filter((fault) => !fault.startsWith("nonsense")),
    ...(made ? [`an element made of a text: ${made.outerHTML.slice(0, 80)}`] : []),
    ...links
      .filter((href) => !LEADS.test(href) && !href.startsWith(location.origin))
      .map((href) => `a link to ${href.slice(0, 80)}`),
    ...(scrollWidth > clientWidth ? [`wider than the screen: ${scrollWidth} of ${clientWidth} px`] : []),
    ...spoilt.map((name) => `every object has ${name}`),
  ];
}
