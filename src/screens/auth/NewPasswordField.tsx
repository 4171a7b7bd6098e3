import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { PASSWORD_MIN_LENGTH } from "#src/model/auth/auth.ts";
import { PasswordRules } from "#src/patterns/PasswordRules.tsx";
import { SecretField, type SecretFieldProps } from "#src/patterns/SecretField.tsx";

export type NewPasswordFieldProps = Omit<SecretFieldProps, "name"> & { showsUnmet: boolean };

/** Apple's notation for password generators, so that their suggestions satisfy the four rules. */
const generator = {
  passwordrules: `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: upper; required: digit; required: [!@#$%^&*];`,
};

/** The new password, with its rules below it. */
export function NewPasswordField({ showsUnmet, error, "aria-describedby": lead, ...rest }: NewPasswordFieldProps) {
  const rules = useId();
  const t = useCopy("signUp.passwordRules");
  return (
    <div className="grid gap-5">
      <SecretField
        {...rest}
        {...generator}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={lead ? `${lead} ${rules}` : rules}
        error={error ?? (showsUnmet ? t("incomplete") : undefined)}
      />
      <PasswordRules id={rules} password={rest.value} showsUnmet={showsUnmet} />
    </div>
  );
}
