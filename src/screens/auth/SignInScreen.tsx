import { useEffect, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { SignInProblem } from "#src/model/problem.ts";
import { AuthCard, type Terms } from "#src/patterns/AuthCard.tsx";
import { SecretField } from "#src/patterns/SecretField.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";

export type SignInScreenProps = {
  email: string;
  password: string;
  status: "editing" | "signingIn";
  problem: SignInProblem | null;
  /** Shows the password from the start; the person can always change it. */
  isPasswordShown?: boolean;
  terms: Terms;
  onPasswordChange: (password: string) => void;
  onSubmit: () => void;
  onBack: () => void;
  /** Absent where no way to a new password is offered. */
  onForgotPassword?: (() => void) | undefined;
};

export function SignInScreen(props: SignInScreenProps) {
  const t = useCopy("signIn");
  const { email, password, status, problem, terms } = props;
  const field = useRef<HTMLInputElement>(null);
  const isBusy = status === "signingIn";
  const isEmpty = password === "";
  useEffect(() => {
    if (!problem) return;
    field.current?.focus();
    field.current?.select();
  }, [problem]);
  return (
    <AuthCard title={t("title")} step={null} onBack={props.onBack} terms={terms}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isEmpty) props.onSubmit();
        }}
      >
        <TextField label={t("email")} name="username" type="email" autoComplete="username" value={email} readOnly />
        <SecretField
          ref={field}
          label={t("password")}
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={props.onPasswordChange}
          startsShown={props.isPasswordShown}
          isReadOnly={isBusy}
          error={problem ? t(`problems.${problem}`) : undefined}
        />
        <div className="grid gap-2">
          {isEmpty ? <Reason>{t("missing")}</Reason> : null}
          <Button type="submit" width="always" isPending={isBusy} isDisabled={isEmpty}>
            <span>{t(isBusy ? "busy" : "submit")}</span>
            {isBusy || isEmpty ? null : <WayOn />}
          </Button>
        </div>
      </form>
      {props.onForgotPassword ? (
        <Button variant="quiet" width="always" isDisabled={isBusy} onClick={props.onForgotPassword}>
          <span>{t("forgot")}</span>
        </Button>
      ) : null}
    </AuthCard>
  );
}
