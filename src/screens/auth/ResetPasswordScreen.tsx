import { useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { countOpenRules } from "#src/model/auth/password.ts";
import type { ResetProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { AutoAdvanceChoice } from "#src/patterns/AutoAdvanceChoice.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { SecretField } from "#src/patterns/SecretField.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";

export type ResetPasswordScreenProps = {
  /** The password's account; empty if the provider does not send it. */
  email: string;
  password: string;
  confirmation: string;
  status: "editing" | "saving";
  problem: ResetProblem | null;
  /** Submitted before all rules were met. */
  showsUnmet: boolean;
  /** The two passwords are known to differ. */
  differs: boolean;
  terms: Terms;
  contact?: Contact | undefined;
  /** Whether the step after saving continues automatically. */
  isAutoAdvanceOn: boolean;
  onPasswordChange: (password: string) => void;
  onConfirmationChange: (confirmation: string) => void;
  /** The second field was left: from now on a difference is shown. */
  onConfirmationLeft: () => void;
  /** Also called with missing input: the press shows what is missing. */
  onSubmit: () => void;
  onAutoAdvanceChange: (isOn: boolean) => void;
  /** The link may have expired meanwhile. */
  onNewLink: () => void;
};

export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const t = useCopy("recovery.reset");
  const tRules = useCopy("signUp.passwordRules");
  const { email, password, confirmation, status, problem, showsUnmet, differs, terms } = props;
  const { field, error, failure } = useStepProblem(problem, ["failed"], textOf);
  const repeated = useRef<HTMLInputElement>(null);
  const isSaving = status === "saving";
  const missing = countOpenRules(password);
  const isOff = missing > 0 || confirmation !== password;
  const reason = missing > 0 ? tRules("missing", { missing }) : isOff ? t("repeat") : undefined;
  return (
    <AuthCard title={t("title")} step={null} terms={terms} contact={props.contact}>
      <StepForm
        label={t(isSaving ? "saving" : "submit")}
        isPending={isSaving}
        failure={failure}
        reason={reason}
        onRefused={focusMissingField}
        onSubmit={props.onSubmit}
      >
        {email ? (
          <EmailField label={t("email")} name="username" autoComplete="username" value={email} readOnly />
        ) : null}
        <NewPasswordField
          ref={field}
          label={t("password")}
          value={password}
          onValueChange={props.onPasswordChange}
          isReadOnly={isSaving}
          error={error}
          showsUnmet={showsUnmet && missing > 0}
        />
        <SecretField
          ref={repeated}
          label={t("confirmation")}
          name="new-password-confirmation"
          autoComplete="new-password"
          value={confirmation}
          onValueChange={props.onConfirmationChange}
          onBlur={props.onConfirmationLeft}
          isReadOnly={isSaving}
          error={differs ? t("differs") : undefined}
          hint={differs ? t("advice.differs") : undefined}
        />
        <AutoAdvanceChoice isOn={props.isAutoAdvanceOn} isReadOnly={isSaving} onChange={props.onAutoAdvanceChange} />
      </StepForm>
      {problem ? (
        <Button variant="quiet" width="always" onClick={props.onNewLink}>
          <span>{t("toNewLink")}</span>
        </Button>
      ) : null}
    </AuthCard>
  );

  function focusMissingField() {
    props.onSubmit();
    (missing > 0 ? field : repeated).current?.focus();
  }

  function textOf(shown: ResetProblem) {
    return "message" in shown ? shown.message : t(`problems.${shown.code}`);
  }
}
