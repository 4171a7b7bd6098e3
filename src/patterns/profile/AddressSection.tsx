import { useCopy } from "#src/copy/useCopy.tsx";
import { FormSection } from "./FormSection.tsx";
import { ProfileText } from "./ProfileText.tsx";
import type { ProfileParts } from "./useProfileField.ts";

export function AddressSection({ parts }: { parts: ProfileParts }) {
  const t = useCopy("profile.form");
  return (
    <FormSection title={t("sections.address")}>
      <ProfileText parts={parts} name="street" autoComplete="address-line1" />
      <div className="flex flex-wrap gap-x-3 gap-y-5">
        <div className="min-w-0 grow basis-27">
          <ProfileText parts={parts} name="postalCode" autoComplete="postal-code" />
        </div>
        <div className="min-w-0 grow-2 basis-40">
          <ProfileText parts={parts} name="city" autoComplete="address-level2" />
        </div>
      </div>
      <ProfileText parts={parts} name="cityOfBirth" autoComplete="off" />
    </FormSection>
  );
}
