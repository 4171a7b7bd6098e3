import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const plate = cva(
  "grid size-10 shrink-0 place-items-center rounded-plate border border-transparent text-value font-title",
  {
    variants: {
      tone: { quiet: "bg-fill text-ink", signal: "bg-signal text-signal-ink", go: "bg-go-soft text-go" },
    },
  },
);

export type PlateProps = {
  /** `signal`: the next task or the current section, at most one in view. `go`: done. */
  tone?: "quiet" | "signal" | "go";
  children: ReactNode;
};

/** The pictogram or number of a place or thing. People are round and have no plate. */
export function Plate({ tone = "quiet", children }: PlateProps) {
  return (
    <span aria-hidden="true" className={plate({ tone })}>
      {children}
    </span>
  );
}
