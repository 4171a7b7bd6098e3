import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";

/** So many parts are seen without a list. */
const FEW = 2;
/** What is as wide as the page, or lists its parts itself. */
const OWN_CONTENTS = ".long, .start, .docs-contents";

/** The parts of a written page, beside it. */
export function Contents() {
  const nav = useRef<HTMLElement>(null);
  const [parts, setParts] = useState<readonly HTMLHeadingElement[]>([]);
  useEffect(() => {
    const page = nav.current?.parentElement;
    if (!page || page.querySelector(OWN_CONTENTS)) return;
    setParts([...page.querySelectorAll<HTMLHeadingElement>(":scope > h2[id]")]);
  }, []);
  return (
    <nav ref={nav} className="sb-unstyled docs-toc" aria-label="Auf dieser Seite" hidden={parts.length <= FEW}>
      <p>{"Auf dieser Seite"}</p>
      <ul>
        {parts.map(({ id, textContent }) => (
          <li key={id}>
            <AnchorMdx target="_self" href={`#${id}`}>
              {textContent}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </nav>
  );
}
