import { lazy, Suspense, useState } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";

export type Terms = { href: string } | { kind: "dialog" };

const TermsDialog = lazy(() => import("./TermsDialog.tsx").then((module) => ({ default: module.TermsDialog })));

const look = "inline-flex min-h-12 items-center text-meta text-ink-2 underline underline-offset-4";

/** The terms of use: at the provider's address in a new window or, while there is none, a word about them. */
export function TermsLink({ terms }: { terms: Terms }) {
  const t = useCopy("auth.card");
  const [isOpen, setOpen] = useState<boolean>();
  if ("href" in terms)
    return (
      <a href={terms.href} target="_blank" rel="noopener noreferrer" className={look}>
        <span>
          {t("terms")} <span className="sr-only">{t("termsOpens")}</span>
        </span>
      </a>
    );
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={look}>
        <span>{t("terms")}</span>
      </button>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <TermsDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
