import { ArrowRight } from "lucide-react";

/** The yellow arrow of a primary button that leads to the next step. Disappears where the label needs its width. */
export function NextArrow() {
  return (
    <span aria-hidden="true" className="@container -ml-2 w-7 shrink-99999">
      <ArrowRight className="ml-auto size-5 stroke-[2.25] text-action-mark @max-[1.7rem]:hidden" />
    </span>
  );
}
