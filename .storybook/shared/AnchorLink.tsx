import type { ReactNode } from "react";

/** A link to a place on the same page. Without `_self` the frame's base would lead it out of the workbench. */
export const AnchorLink = ({ anchor, children }: { anchor: string; children: ReactNode }) => (
  <a href={`#${anchor}`} target="_self">
    {children}
  </a>
);
