import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva(
  "inline-flex min-h-6.5 max-w-full shrink-0 items-center gap-1 rounded-full border-[1.5px] px-2.5 py-px text-meta font-strong hyphens-none [&>svg]:size-4 [&>svg]:stroke-[2.25]",
  {
    variants: {
      tone: {
        neutral: "border-transparent bg-fill text-ink-2",
        go: "border-transparent bg-go-soft text-go",
        hint: "border-transparent bg-hint-soft text-hint",
        caution: "border-transparent bg-caution-soft text-caution",
        halt: "border-transparent bg-halt-soft text-halt",
        sign: "border-sign-line text-sign-ink",
      },
    },
  },
);

type Tone = "neutral" | "go" | "hint" | "caution" | "halt";

export type BadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** On the sign: an outline, for any tone. */
  outline?: boolean;
  children: ReactNode;
};

/** A status in one or two words, at most one a row. Not clickable. */
export function Badge({ tone = "neutral", icon, outline = false, children }: BadgeProps) {
  return (
    <span className={badge({ tone: outline ? "sign" : tone })}>
      {icon}
      <span className="min-w-0">{typeof children === "string" ? withJoiners(children) : children}</span>
    </span>
  );
}

/** A word joiner prevents a line break at a hyphen (Check-in). */
const withJoiners = (text: string) => text.replaceAll("-", "-\u2060");
