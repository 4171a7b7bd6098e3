import { cva } from "class-variance-authority";

/** A list or a notice of a field that covers the content below. */
export const popupVariants = cva(
  "absolute inset-x-0 z-2 max-h-[38dvh] overflow-y-auto overscroll-contain rounded-field border border-line-strong bg-surface text-body shadow-lift-all",
  {
    variants: { side: { below: "top-full mt-2", above: "bottom-full mb-2" } },
    defaultVariants: { side: "below" },
  },
);
