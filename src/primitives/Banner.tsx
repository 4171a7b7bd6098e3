import { cva } from "class-variance-authority";
import { CircleExclamationPoint, CircleCheck, Info, TriangleExclamationPoint } from "lucide-react";
import type { ReactNode } from "react";

const banner = cva("flex gap-3 rounded-card border border-transparent p-4 text-ink", {
  variants: {
    tone: {
      hint: "bg-hint-soft [&>svg]:text-hint",
      caution: "bg-caution-soft [&>svg]:text-caution",
      halt: "bg-halt-soft [&>svg]:text-halt",
      go: "bg-go-soft [&>svg]:text-go",
    },
  },
});

const glyphs = { hint: Info, caution: TriangleExclamationPoint, halt: CircleExclamationPoint, go: CircleCheck };

export type BannerProps = { tone: keyof typeof glyphs; title?: string; children: ReactNode };

/** A persistent message about the whole page. Field errors belong to the field; transient messages are notices. */
export function Banner({ tone, title, children }: BannerProps) {
  const Glyph = glyphs[tone];
  return (
    <div className={banner({ tone })}>
      <Glyph />
      <div className="min-w-0 wrap-anywhere">
        {title ? <p className="font-strong">{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}
