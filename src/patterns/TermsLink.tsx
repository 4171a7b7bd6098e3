import { useCopy } from "#src/copy/useCopy.tsx";
import { DialogLink, lazyDialog } from "./DialogLink.tsx";
import { LegalLink } from "./LegalLink.tsx";

export type Terms = { href: string } | { kind: "dialog" };

const TermsDialog = lazyDialog(["terms"], () => import("./TermsDialog.tsx").then((module) => module.TermsDialog));

/** The terms of use: at the provider's URL in a new window or, without one, a dialog about them. */
export function TermsLink({ terms }: { terms: Terms }) {
  const t = useCopy("auth.card");
  if ("href" in terms) return <LegalLink href={terms.href}>{t("terms")}</LegalLink>;
  return <DialogLink label={t("terms")} dialog={TermsDialog} />;
}
