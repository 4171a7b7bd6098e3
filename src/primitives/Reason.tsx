import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** Why the button below is switched off, or what is still missing. Stands directly above it. */
export function Reason({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-meta text-ink-2">
      <Info aria-hidden="true" strokeWidth={1.75} className="mt-px size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
