import type { ReactNode } from "react";

/** A link to a place on the same page. Without `_self` the frame's base would lead it out of the workbench. */
export const PlaceLink = ({ place, children }: { place: string; children: ReactNode }) => (
  <a href={`#${place}`} target="_self">
    {children}
  </a>
);
