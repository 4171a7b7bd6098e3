import { useEffect, useId, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { isEnter } from "#src/lib/enterKey.ts";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/auth.ts";
import { countOpenRules } from "#src/model/auth/password.ts";
import type { PasswordProblem } from "#src/model/problem.ts";
import { AuthCard, type Terms } from "#src/patterns/AuthCard.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";

export type PasswordScreenProps = {
  /** Whose password it is: for password managers only. */
  email: string;
  password: string;
  status: "editing" | "saving";
  problem: PasswordProblem | null;
  /** Shows the password from the start; the person can always change it. */
  isPasswordShown?: boolean;
  /** Somebody pressed Enter before all rules were met. */
  showsUnmet: boolean;
  terms: Terms;
  onPasswordChange: (password: string) => void;
  /** Comes with unmet rules too: the Enter key asks what is missing. */
  onSubmit: () => void;
};

export function PasswordScreen(props: PasswordScreenProps) {
  const t = useCopy("signUp.password");
  const tRules = useCopy("signUp.passwordRules");
  const { email, password, status, problem, showsUnmet, terms } = props;
  const field = useRef<HTMLInputElement>(null);
  const reason = useId();
  const isSaving = status === "saving";
  const missing = countOpenRules(password);
  const isOff = missing > 0;
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <AuthCard title={t("title")} step={{ current: 5, total: SIGN_UP_STEP_COUNT }} terms={terms}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) props.onSubmit();
        }}
      >
        <p className="text-ink-2">{t("lead")}</p>
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <NewPasswordField
          ref={field}
          autoFocus
          label={t("label")}
          value={password}
          onValueChange={props.onPasswordChange}
          onKeyDown={(event) => isOff && isEnter(event) && props.onSubmit()}
          startsShown={props.isPasswordShown}
          isReadOnly={isSaving}
          error={problem ? textOf(problem) : undefined}
          showsUnmet={showsUnmet && isOff}
        />
        <div className="grid gap-2">
          {isOff ? <Reason id={reason}>{tRules("missing", { missing })}</Reason> : null}
          <Button
            type="submit"
            width="always"
            isPending={isSaving}
            isDisabled={isOff}
            aria-describedby={isOff ? reason : undefined}
          >
            <span>{t(isSaving ? "saving" : "submit")}</span>
            {isSaving || isOff ? null : <WayOn />}
          </Button>
        </div>
      </form>
    </AuthCard>
  );

  function textOf(shown: PasswordProblem) {
    return "message" in shown ? shown.message : t(`problems.${shown.code}`);
  }
}
