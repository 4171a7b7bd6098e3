import { useCopy } from "#src/copy/useCopy.tsx";
import { PasswordField, type PasswordFieldProps } from "#src/primitives/PasswordField.tsx";

export type SecretFieldProps = Omit<PasswordFieldProps, "showLabel" | "hideLabel" | "shownStatus" | "hiddenStatus">;

/** A password field with the texts of its show and hide button. */
export function SecretField(props: SecretFieldProps) {
  const t = useCopy("signIn");
  return (
    <PasswordField
      showLabel={t("show")}
      hideLabel={t("hide")}
      shownStatus={t("shown")}
      hiddenStatus={t("hidden")}
      {...props}
    />
  );
}
