import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { CODE_LENGTH } from "#src/model/auth/auth.ts";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import type { CodeProblem, SendProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { CodeField } from "#src/primitives/CodeField.tsx";
import { CodeDelivery, type Delivery } from "./CodeDelivery.tsx";
import { CodeResend, type Resend } from "./CodeResend.tsx";

export type CodeVerificationScreenProps = {
  channel: "email" | "sms";
  recipient: string;
  code: string;
  status: "editing" | "checking";
  problem: CodeProblem | null;
  delivery: Delivery;
  resend: Resend;
  sendProblem: SendProblem | null;
  terms: Terms;
  contact?: Contact | undefined;
  onCodeChange: (code: string) => void;
  /** All boxes are filled: the code is submitted without a click (AUTH-40). */
  onComplete: () => void;
  onSubmit: () => void;
  onResend: () => void;
  onBack: () => void;
};

const stepOf = { email: 2, sms: 4 } as const;

export function CodeVerificationScreen(props: CodeVerificationScreenProps) {
  const t = useCopy("auth.code");
  const { channel, recipient, code, status, problem, delivery, resend, sendProblem, terms } = props;
  const lead = useId();
  const { field, error, failure } = useStepProblem(problem, ["notChecked", "wait"], textOf);
  const isChecking = status === "checking";
  const missing = CODE_LENGTH - code.length;
  const reason =
    missing === 0 || ((error || sendProblem) && code === "")
      ? undefined
      : code === ""
        ? t("missingAll")
        : t("missing", { missing });
  return (
    <AuthCard
      title={t("title")}
      step={{ current: stepOf[channel], total: SIGN_UP_STEP_COUNT }}
      onBack={props.onBack}
      terms={terms}
      contact={props.contact}
    >
      <StepForm
        label={t(isChecking ? "checking" : "submit")}
        isPending={isChecking}
        failure={failure}
        reason={reason}
        isDisabled={missing > 0}
        hasArrow={false}
        onSubmit={props.onSubmit}
      >
        <CodeDelivery id={lead} delivery={delivery} recipient={recipient} />
        <CodeField
          ref={field}
          autoFocus
          aria-describedby={lead}
          label={t(`label.${channel}`)}
          name="code"
          length={CODE_LENGTH}
          unclear={t("unclear")}
          value={code}
          onValueChange={props.onCodeChange}
          onComplete={props.onComplete}
          isReadOnly={isChecking}
          error={error}
        />
      </StepForm>
      <CodeResend
        channel={channel}
        resend={resend}
        problem={sendProblem}
        isDisabled={isChecking}
        onResend={() => {
          // The button is replaced by the wait.
          field.current?.focus();
          props.onResend();
        }}
      />
    </AuthCard>
  );

  function textOf(shown: CodeProblem) {
    if ("message" in shown) return shown.message;
    if (shown.code === "wait") return t("problems.wait", shown);
    return shown.code === "wrong" ? t(`problems.wrong.${channel}`) : t(`problems.${shown.code}`);
  }
}
