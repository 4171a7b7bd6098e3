import { useCopy } from "#src/copy/useCopy.tsx";
import { companiesWith } from "#src/model/companies.ts";
import { ComboboxField } from "#src/primitives/ComboboxField.tsx";
import { FormSection } from "./FormSection.tsx";
import { ProfileText } from "./ProfileText.tsx";
import { useListWords } from "./useListWords.ts";
import { useProfileField, type ProfileParts } from "./useProfileField.ts";

export function WorkSection({ parts }: { parts: ProfileParts }) {
  const t = useCopy("profile.form");
  return (
    <FormSection title={t("sections.work")}>
      <ComboboxField
        {...useProfileField(parts, "company")}
        {...useListWords()}
        autoComplete="organization"
        placeholder={t("choose")}
        options={companiesWith(parts.initial.company)}
      />
      <ProfileText parts={parts} name="department" autoComplete="off" />
    </FormSection>
  );
}
