import { useCopy } from "#src/copy/useCopy.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { FormSection } from "./FormSection.tsx";
import { shownPhone } from "./shownPhone.ts";
import { useProfileField, type ProfileParts } from "./useProfileField.ts";

type ContactSectionProps = { parts: ProfileParts; email: string; isPhoneOpen: boolean };

/** Set during auth; the number is editable only if it is required and missing (C-28). */
export function ContactSection({ parts, email, isPhoneOpen }: ContactSectionProps) {
  const t = useCopy("profile.form");
  const phone = useProfileField(parts, "phone");
  const hasPhone = phone.value.trim() !== "";
  return (
    <FormSection title={t("sections.contact")}>
      <EmailField
        label={t("labels.email")}
        name="email"
        autoComplete="email"
        value={email}
        hint={hasPhone && !isPhoneOpen ? undefined : t("hints.emailSettled")}
        readOnly
      />
      {isPhoneOpen ? (
        <PhoneField {...phone} hint={t("hints.phone")} />
      ) : (
        <PhoneField
          {...phone}
          optionalLabel={undefined}
          value={shownPhone(phone.value)}
          hint={t(hasPhone ? "hints.settled" : "hints.phoneLater")}
          readOnly
        />
      )}
    </FormSection>
  );
}
