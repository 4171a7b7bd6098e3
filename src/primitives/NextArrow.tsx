import { ArrowRight } from "lucide-react";

/** The yellow arrow of a primary button that leads to the next step. */
export function NextArrow() {
  return <ArrowRight aria-hidden="true" className="size-5 stroke-[2.5] text-action-mark" />;
}
