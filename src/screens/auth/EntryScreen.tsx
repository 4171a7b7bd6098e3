import { Suspense, useId } from "react";
import { lazyScreen, useCopy } from "#src/copy/useCopy.tsx";
import type { EntryAlert } from "#src/model/auth/alerts.ts";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import type { EntryProblem } from "#src/model/problem.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { useStepProblem } from "#src/patterns/form/useStepProblem.ts";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { EntryAlertBanner } from "./EntryAlertBanner.tsx";
import type { GoogleEntryProps, GoogleOffer } from "./GoogleEntry.tsx";

/** If it cannot be loaded, the e-mail address is left to sign in with. */
const GoogleEntry = lazyScreen<GoogleEntryProps>(
  ["google"],
  () => import("./GoogleEntry.tsx").then((module) => module.GoogleEntry),
  () => null,
);

export type EntryScreenProps = {
  mode: "signIn" | "signUp";
  email: string;
  status: "editing" | "checking";
  problem: EntryProblem | null;
  /** Why the user was redirected here. */
  alert: EntryAlert | null;
  google: GoogleOffer;
  terms: Terms;
  contact?: Contact | undefined;
  legal?: LegalAddresses;
  /** Empty: not configured. */
  registrationUrl?: string | undefined;
  onEmailChange: (email: string) => void;
  onSubmit: () => void;
  onGoogle: () => void;
};

export function EntryScreen(props: EntryScreenProps) {
  const t = useCopy("auth.entry");
  const { mode, email, status, problem, alert, google, terms } = props;
  const lead = useId();
  const { field, error, failure } = useStepProblem(problem, ["unableToCheck"], (code) => t(`problems.${code}`));
  const isChecking = status === "checking";
  return (
    <AuthCard
      title={t(mode === "signUp" ? "titleCreate" : "title")}
      step={{ current: 1, total: SIGN_UP_STEP_COUNT }}
      banner={alert ? <EntryAlertBanner alert={alert} /> : null}
      terms={terms}
      contact={props.contact}
      registrationUrl={props.registrationUrl}
      {...(props.legal && { legal: props.legal })}
    >
      <StepForm
        label={t(isChecking ? "checking" : "submit")}
        isPending={isChecking}
        failure={failure}
        isDisabled={google.kind === "busy"}
        onSubmit={props.onSubmit}
      >
        <p id={lead} className="text-ink-2">
          {t(mode === "signUp" ? "leadCreate" : "lead")}
        </p>
        <EmailField
          ref={field}
          aria-describedby={lead}
          label={t("email")}
          name="email"
          autoComplete="username"
          value={email}
          onValueChange={props.onEmailChange}
          isReadOnly={isChecking || google.kind === "busy"}
          error={error}
          hint={problem === "required" || problem === "noAccount" ? t(`advice.${problem}`) : undefined}
        />
      </StepForm>
      {google.kind === "absent" ? null : (
        <Suspense fallback={null}>
          <GoogleEntry offer={google} isDisabled={isChecking} onGoogle={props.onGoogle} />
        </Suspense>
      )}
      <p className="text-meta text-ink-2">
        <span>{t("translate")}</span>
      </p>
    </AuthCard>
  );
}
