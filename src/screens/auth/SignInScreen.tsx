import { useCopy } from "#src/copy/useCopy.tsx";
import type { SignInProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { SecretField } from "#src/patterns/SecretField.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";

export type SignInScreenProps = {
  email: string;
  password: string;
  status: "editing" | "signingIn";
  problem: SignInProblem | null;
  /** Shows the password initially; the user can always change it. */
  isPasswordShown?: boolean;
  terms: Terms;
  contact?: Contact | undefined;
  onPasswordChange: (password: string) => void;
  onSubmit: () => void;
  onBack: () => void;
  /** Absent if no password reset is offered. */
  onForgotPassword?: (() => void) | undefined;
};

export function SignInScreen(props: SignInScreenProps) {
  const t = useCopy("signIn");
  const { email, password, status, problem, terms } = props;
  const { field, error, failure } = useStepProblem(problem, ["unexpected"], (code) => t(`problems.${code}`), "select");
  const isBusy = status === "signingIn";
  return (
    <AuthCard title={t("title")} step={null} onBack={props.onBack} terms={terms} contact={props.contact}>
      <StepForm
        label={t(isBusy ? "busy" : "submit")}
        isPending={isBusy}
        failure={failure}
        reason={password === "" ? t("missing") : undefined}
        onSubmit={props.onSubmit}
      >
        <EmailField label={t("email")} name="username" autoComplete="username" value={email} readOnly />
        <SecretField
          ref={field}
          label={t("password")}
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={props.onPasswordChange}
          startsShown={props.isPasswordShown}
          isReadOnly={isBusy}
          error={error}
        />
      </StepForm>
      {props.onForgotPassword ? (
        <Button variant="quiet" width="always" isDisabled={isBusy} onClick={props.onForgotPassword}>
          <span>{t("forgot")}</span>
        </Button>
      ) : null}
    </AuthCard>
  );
}
