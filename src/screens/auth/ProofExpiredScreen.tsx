import type { ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FallenSign } from "#src/primitives/drawings/FallenSign.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { AuthResult } from "./AuthResult.tsx";

export type ProofExpiredScreenProps = {
  /** Empty if unknown. */
  email: string;
  status: "idle" | "leaving";
  terms: Terms;
  contact?: Contact | undefined;
  onConfirmAgain: () => void;
};

export function ProofExpiredScreen({ email, status, terms, contact, onConfirmAgain }: ProofExpiredScreenProps) {
  const t = useCopy("signUp.expired");
  const isLeaving = status === "leaving";
  const address = (chunks: ReactNode) => (
    <strong className="font-strong wrap-anywhere hyphens-none text-ink">{chunks}</strong>
  );
  return (
    <AuthCard title={t("title")} step={null} terms={terms} contact={contact}>
      <AuthResult drawing={<FallenSign />}>
        <p>{email ? t.rich("bodyTo", { email, address }) : t("body")}</p>
        <p>{t("kept")}</p>
      </AuthResult>
      <Button width="always" isPending={isLeaving} onClick={onConfirmAgain}>
        <span>{t(isLeaving ? "leaving" : "confirm")}</span>
        {isLeaving ? null : <NextArrow />}
      </Button>
    </AuthCard>
  );
}
