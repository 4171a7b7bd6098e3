import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import { countOpenRules } from "#src/model/auth/password.ts";
import type { PasswordProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";

export type PasswordScreenProps = {
  /** The password's account: for password managers only. */
  email: string;
  password: string;
  status: "editing" | "saving";
  problem: PasswordProblem | null;
  /** Shows the password initially; the user can always change it. */
  isPasswordShown?: boolean;
  /** Submitted before all rules were met. */
  showsUnmet: boolean;
  terms: Terms;
  contact?: Contact | undefined;
  onPasswordChange: (password: string) => void;
  /** Also called with unmet rules: the press shows what is missing. */
  onSubmit: () => void;
};

export function PasswordScreen(props: PasswordScreenProps) {
  const t = useCopy("signUp.password");
  const tRules = useCopy("signUp.passwordRules");
  const { email, password, status, problem, showsUnmet, terms } = props;
  const lead = useId();
  const { field, error, failure } = useStepProblem(problem, ["notCreated", "noAccount"], textOf);
  const isSaving = status === "saving";
  const missing = countOpenRules(password);
  const isOff = missing > 0;
  return (
    <AuthCard title={t("title")} step={{ current: 5, total: SIGN_UP_STEP_COUNT }} terms={terms} contact={props.contact}>
      <StepForm
        label={t(isSaving ? "saving" : "submit")}
        isPending={isSaving}
        failure={failure}
        reason={isOff ? tRules("missing", { missing }) : undefined}
        onRefused={props.onSubmit}
        onSubmit={props.onSubmit}
      >
        <p id={lead} className="text-ink-2">
          {t("lead")}
        </p>
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <NewPasswordField
          ref={field}
          aria-describedby={lead}
          label={t("label")}
          value={password}
          onValueChange={props.onPasswordChange}
          startsShown={props.isPasswordShown}
          isReadOnly={isSaving}
          error={error}
          showsUnmet={showsUnmet && isOff}
        />
      </StepForm>
    </AuthCard>
  );

  function textOf(shown: PasswordProblem) {
    if ("message" in shown) return shown.message;
    return shown.code === "noAccount"
      ? `${t("problems.noAccount")}. ${t("advice.noAccount")}`
      : t(`problems.${shown.code}`);
  }
}
