import type { ReactNode } from "react";
import { Button } from "#src/primitives/Button.tsx";
import type { ButtonVariants } from "#src/primitives/buttonVariants.ts";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

type ExternalLinkSectionProps = {
  /** Id of the heading and prefix of the other ids. */
  id: string;
  title: string;
  body: ReactNode;
  label: string;
  glyph: ReactNode;
  /** Empty: not configured; `missing` is shown instead. */
  href: string;
  missing: string;
  variant: ButtonVariants["variant"];
  newTab?: boolean;
};

/** An external link, or why there is none yet. */
export function ExternalLinkSection({
  id,
  title,
  body,
  label,
  glyph,
  href,
  missing,
  variant,
  newTab = false,
}: ExternalLinkSectionProps) {
  const reason = `${id}-reason`;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <h2 id={id} className="text-value font-title">
        <span>{title}</span>
      </h2>
      {href ? (
        <>
          <p id={reason} className="text-ink-2">
            {body}
          </p>
          <LinkButton
            variant={variant}
            size="control"
            width="always"
            href={href}
            aria-describedby={reason}
            {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          >
            {glyph}
            <span>{label}</span>
          </LinkButton>
        </>
      ) : (
        <>
          <Reason id={reason}>{missing}</Reason>
          <Button isDisabled variant={variant} size="control" width="always" aria-describedby={reason}>
            <span>{label}</span>
          </Button>
        </>
      )}
    </section>
  );
}
