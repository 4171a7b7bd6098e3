import { useCopy } from "#src/copy/useCopy.tsx";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { AutoAdvanceHint, type AutoAdvance } from "#src/patterns/AutoAdvanceHint.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Key } from "#src/primitives/drawings/Key.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { AuthResult } from "./AuthResult.tsx";

export type ResetDoneScreenProps = {
  terms: Terms;
  contact?: Contact | undefined;
  autoAdvance: AutoAdvance;
  onSignIn: () => void;
};

export function ResetDoneScreen({ terms, contact, autoAdvance, onSignIn }: ResetDoneScreenProps) {
  const t = useCopy("recovery.resetDone");
  return (
    <AuthCard title={t("title")} step={null} terms={terms} contact={contact}>
      <AuthResult drawing={<Key />}>
        <p>{t("body")}</p>
      </AuthResult>
      <Button width="always" onClick={onSignIn}>
        <span>{t("signIn")}</span>
        <NextArrow />
      </Button>
      <div className="text-center">
        <AutoAdvanceHint autoAdvance={autoAdvance} />
      </div>
    </AuthCard>
  );
}
