import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { strangeSign } from "#src/lib/typedText.ts";
import { PHONE_SIGN, readPhone } from "#src/model/auth/phone.ts";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import type { PhoneProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { GoogleAccount } from "./GoogleAccount.tsx";

export type PhoneScreenProps = {
  phone: string;
  status: "editing" | "sending";
  problem: PhoneProblem | null;
  /** A user who came from Google, greeted by name; `null` otherwise. */
  person: { name: string } | null;
  terms: Terms;
  contact?: Contact | undefined;
  onPhoneChange: (phone: string) => void;
  onSubmit: () => void;
};

export function PhoneScreen(props: PhoneScreenProps) {
  const t = useCopy("signUp.phone");
  const { phone, status, problem, person, terms } = props;
  const lead = useId();
  const { field, error, failure } = useStepProblem(problem, ["sendFailed"], textOf);
  const isSending = status === "sending";
  return (
    <AuthCard title={t("title")} step={{ current: 3, total: SIGN_UP_STEP_COUNT }} terms={terms} contact={props.contact}>
      {person ? <GoogleAccount name={person.name} /> : null}
      <StepForm
        label={t(isSending ? "sending" : "submit")}
        isPending={isSending}
        failure={failure}
        onSubmit={props.onSubmit}
      >
        <p id={lead} className="text-ink-2">
          {t("lead")}
        </p>
        <PhoneField
          ref={field}
          aria-describedby={lead}
          label={t("label")}
          name="phone"
          hint={t("hint")}
          value={phone}
          onValueChange={props.onPhoneChange}
          isReadOnly={isSending}
          error={error}
        />
      </StepForm>
    </AuthCard>
  );

  function textOf(shown: PhoneProblem) {
    if ("message" in shown) return shown.message;
    const sign = shown.code === "invalid" ? strangeSign(readPhone(phone), PHONE_SIGN) : null;
    return sign ? t("problems.sign", { sign }) : t(`problems.${shown.code}`);
  }
}
