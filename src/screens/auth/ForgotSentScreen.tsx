import { useCopy } from "#src/copy/useCopy.tsx";
import { RESET_LINK_MINUTES } from "#src/model/auth/auth.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Letter } from "#src/primitives/drawings/Letter.tsx";
import { AuthResult } from "./AuthResult.tsx";

export type ForgotSentScreenProps = {
  email: string;
  terms: Terms;
  contact?: Contact | undefined;
  onToSignIn: () => void;
};

export function ForgotSentScreen({ email, terms, contact, onToSignIn }: ForgotSentScreenProps) {
  const t = useCopy("recovery.sent");
  return (
    <AuthCard title={t("title")} step={null} terms={terms} contact={contact}>
      <AuthResult drawing={<Letter />}>
        <p>
          {t.rich("sentTo", {
            email,
            address: (chunks) => <strong className="font-strong wrap-anywhere hyphens-none text-ink">{chunks}</strong>,
          })}
        </p>
        <p>{t("validity", { minutes: RESET_LINK_MINUTES })}</p>
        <p>{t("spam")}</p>
      </AuthResult>
      <Button variant="secondary" width="always" onClick={onToSignIn}>
        <span>{t("toSignIn")}</span>
      </Button>
    </AuthCard>
  );
}
