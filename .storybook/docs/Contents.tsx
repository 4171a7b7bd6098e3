import { AnchorMdx, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";

/** So many parts are seen without a list. */
const FEW = 2;
/** What is as wide as the page, or lists its parts itself. */
const OWN_CONTENTS = ".long, .start, .docs-contents";

/** Shows and focuses the heading, also of a row, that a link names: in the address of the workbench, later by its links. */
function useHeadingInAddress() {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const show = (address: string) => {
      const [, anchor] = /#([^&]+)/.exec(address) ?? [];
      const element = anchor && document.getElementById(decodeURIComponent(anchor));
      if (!element || !element.matches("h1, h2, h3, h4, th")) return;
      element.tabIndex = -1;
      element.focus();
      element.scrollIntoView();
    };
    show(window.parent.location.hash);
    channel.on(NAVIGATE_URL, show);
    return () => channel.off(NAVIGATE_URL, show);
  }, [channel]);
}

/** Of a written page, and of a part: those in its states are the product's own. */
const HEADINGS = [":scope", ".part", ".part > section", ".part-facts > section"]
  .map((around) => `${around} > h2[id]`)
  .join();

/** So far below the edge of the window a section counts as read, as a share of its height. */
const READ = 0.25;

/** The id of the section that is read: one that was gone to, while it is seen, or the last one whose heading has passed. */
function useCurrent(parts: readonly HTMLHeadingElement[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const read = () => {
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const passed = (each: Element) => isAtEnd || each.getBoundingClientRect().top <= innerHeight * READ;
      const target = parts.find((each) => each === document.activeElement);
      const { top: from = -1 } = target?.getBoundingClientRect() ?? {};
      setCurrent((from >= 0 && from < innerHeight ? target : parts.findLast(passed))?.id);
    };
    read();
    const changes = ["scroll", "focusin"] as const;
    for (const change of changes) addEventListener(change, read, { passive: true });
    return () => {
      for (const change of changes) removeEventListener(change, read);
    };
  }, [parts]);
  return current;
}

/** The sections of a page, beside it, with a mark at the one that is read. */
export function Contents() {
  const nav = useRef<HTMLElement>(null);
  useHeadingInAddress();
  const [parts, setParts] = useState<readonly HTMLHeadingElement[]>([]);
  useEffect(() => {
    const page = nav.current?.parentElement;
    if (!page) return;
    const read = () => {
      if (page.querySelector(OWN_CONTENTS)) return;
      const found = [...page.querySelectorAll<HTMLHeadingElement>(HEADINGS)];
      setParts((before) =>
        found.every((each, at) => each === before[at]) && found.length === before.length ? before : found,
      );
    };
    read();
    // Some sections of a part come with its states.
    const observer = new MutationObserver(read);
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const current = useCurrent(parts);
  return (
    <nav ref={nav} className="sb-unstyled docs-toc" aria-label="Auf dieser Seite" hidden={parts.length <= FEW}>
      <p>{"Auf dieser Seite"}</p>
      <ul>
        {parts.map(({ id, textContent }) => (
          <li key={id} aria-current={id === current ? "location" : undefined}>
            <AnchorMdx target="_self" href={`#${id}`}>
              {textContent}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </nav>
  );
}
