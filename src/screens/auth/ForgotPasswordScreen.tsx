import { useCopy } from "#src/copy/useCopy.tsx";
import type { BadLinkAlert } from "#src/model/auth/alerts.ts";
import type { ForgotProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { BadLinkBanner } from "./BadLinkBanner.tsx";

export type ForgotPasswordScreenProps = {
  email: string;
  status: "editing" | "sending";
  problem: ForgotProblem | null;
  /** An invalid reset link led here. */
  alert: BadLinkAlert | null;
  terms: Terms;
  contact?: Contact | undefined;
  onEmailChange: (email: string) => void;
  onSubmit: () => void;
  onBack: () => void;
};

export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const t = useCopy("recovery.forgot");
  const { email, status, problem, alert, terms } = props;
  const { field, error, failure } = useStepProblem(problem, ["failed"], textOf);
  const isSending = status === "sending";
  return (
    <AuthCard
      title={t("title")}
      step={null}
      onBack={props.onBack}
      banner={alert ? <BadLinkBanner alert={alert} /> : null}
      terms={terms}
      contact={props.contact}
    >
      <StepForm
        label={t(isSending ? "sending" : "submit")}
        isPending={isSending}
        failure={failure}
        onSubmit={props.onSubmit}
      >
        <p className="text-ink-2">{t("lead")}</p>
        <EmailField
          ref={field}
          label={t("email")}
          name="email"
          autoComplete="username"
          value={email}
          onValueChange={props.onEmailChange}
          isReadOnly={isSending}
          error={error}
          hint={problem && "code" in problem && problem.code === "required" ? t("advice.required") : undefined}
        />
      </StepForm>
    </AuthCard>
  );

  function textOf(shown: ForgotProblem) {
    return "message" in shown ? shown.message : t(`problems.${shown.code}`);
  }
}
