import { ArrowRight } from "lucide-react";

/** The yellow arrow of a primary button that leads to the next step. */
export function WayOn() {
  return <ArrowRight aria-hidden="true" strokeWidth={2.5} className="size-6 shrink-0 text-action-mark" />;
}
