import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import { countOpenRules } from "#src/model/auth/password.ts";
import type { PasswordProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useProblemFocus } from "#src/patterns/form/useProblemFocus.ts";
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
  const field = useProblemFocus(problem);
  const isSaving = status === "saving";
  const missing = countOpenRules(password);
  const isOff = missing > 0;
  return (
    <AuthCard title={t("title")} step={{ current: 5, total: SIGN_UP_STEP_COUNT }} terms={terms} contact={props.contact}>
      <StepForm
        label={t(isSaving ? "saving" : "submit")}
        isPending={isSaving}
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
          error={problem ? textOf(problem) : undefined}
          hint={problem && "code" in problem && problem.code === "noAccount" ? t("advice.noAccount") : undefined}
          showsUnmet={showsUnmet && isOff}
        />
      </StepForm>
    </AuthCard>
  );

  function textOf(shown: PasswordProblem) {
    return "message" in shown ? shown.message : t(`problems.${shown.code}`);
  }
}
