import { useCopy } from "#src/copy/useCopy.tsx";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { AuthResult } from "./AuthResult.tsx";

export type SuccessScreenProps = {
  /** Empty if unknown. */
  firstName: string;
  status: "idle" | "opening";
  terms: Terms;
  contact?: Contact | undefined;
  onOpen: () => void;
};

export function SuccessScreen({ firstName, status, terms, contact, onOpen }: SuccessScreenProps) {
  const t = useCopy("signUp.success");
  const name = firstName.trim();
  const isOpening = status === "opening";
  return (
    <AuthCard
      title={name ? t("title", { name }) : t("titlePlain")}
      step={{ current: SIGN_UP_STEP_COUNT, total: SIGN_UP_STEP_COUNT }}
      terms={terms}
      contact={contact}
    >
      <AuthResult drawing={<Pass />}>
        <h2 className="text-section font-title text-ink">{t("done")}</h2>
        <p>{t("next")}</p>
      </AuthResult>
      <Button width="always" isPending={isOpening} onClick={onOpen}>
        <span>{t(isOpening ? "opening" : "open")}</span>
        {isOpening ? null : <NextArrow />}
      </Button>
    </AuthCard>
  );
}
