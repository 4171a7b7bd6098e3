import { useCopy } from "#src/copy/useCopy.tsx";
import { ComboboxField } from "#src/primitives/ComboboxField.tsx";
import { FormSection } from "./FormSection.tsx";
import { ProfileText } from "./ProfileText.tsx";
import { useCompanies } from "./useCompanies.ts";
import { useListWords } from "./useListWords.ts";
import { useProfileField, type ProfileParts } from "./useProfileField.ts";

export function WorkSection({ parts }: { parts: ProfileParts }) {
  const t = useCopy("profile.form");
  const { companies, loadCompanies } = useCompanies(parts.initial.company);
  const isReady = companies.kind === "ready";
  return (
    <FormSection title={t("sections.work")}>
      <ComboboxField
        {...useProfileField(parts, "company")}
        {...useListWords("noCompany")}
        autoComplete="organization"
        placeholder={t("choose")}
        options={isReady ? companies.names : []}
        aliasesOf={isReady ? companies.aliasesOf : undefined}
        allowsOther
        status={isReady ? undefined : <span>{t(companies.kind === "failed" ? "list.failed" : "list.loading")}</span>}
        onFocus={loadCompanies}
        onInput={loadCompanies}
      />
      <ProfileText parts={parts} name="department" autoComplete="off" />
    </FormSection>
  );
}
