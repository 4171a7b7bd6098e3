import { lazy, Suspense, useState } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLink, legalLinkLook } from "./LegalLink.tsx";

export type Terms = { href: string } | { kind: "dialog" };

const TermsDialog = lazy(() => import("./TermsDialog.tsx").then((module) => ({ default: module.TermsDialog })));

/** The terms of use: at the provider's address in a new window or, while there is none, a word about them. */
export function TermsLink({ terms }: { terms: Terms }) {
  const t = useCopy("auth.card");
  const [isOpen, setOpen] = useState<boolean>();
  if ("href" in terms) return <LegalLink href={terms.href}>{t("terms")}</LegalLink>;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={legalLinkLook}>
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
