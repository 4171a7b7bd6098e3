import { useCopy } from "#src/copy/useCopy.tsx";
import { useGermanLevelNames } from "#src/copy/useGermanLevelNames.ts";
import { tidyGermanDay } from "#src/lib/typedDay.ts";
import { GERMAN_LEVELS, type GermanLevel } from "#src/model/profile/germanLevels.ts";
import { DateField } from "#src/primitives/DateField.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { FormSection } from "./FormSection.tsx";
import { NationalityField, type NationalityFieldProps } from "./NationalityField.tsx";
import { ProfileText } from "./ProfileText.tsx";
import { useProfileField } from "./useProfileField.ts";

export function PersonSection(props: NationalityFieldProps) {
  const t = useCopy("profile.form");
  const levelName = useGermanLevelNames();
  const { parts } = props;
  const level = useProfileField(parts, "germanLevel");
  const isNative = parts.initial.germanLevel === "native";
  const levels: readonly GermanLevel[] = isNative ? [...GERMAN_LEVELS, "native"] : GERMAN_LEVELS;
  return (
    <FormSection title={t("sections.person")}>
      <ProfileText parts={parts} name="firstName" autoComplete="given-name" autoCapitalize="words" />
      <ProfileText parts={parts} name="lastName" autoComplete="family-name" autoCapitalize="words" />
      <DateField
        {...useProfileField(parts, "dateOfBirth")}
        autoComplete="bday"
        placeholder={t("dateForm")}
        hint={t("hints.dateOfBirth")}
        tidy={tidyGermanDay}
      />
      <NationalityField {...props} />
      <SelectField
        {...level}
        placeholder={t("choose")}
        options={levels.map((value) => ({ value, label: levelName(value) }))}
      />
    </FormSection>
  );
}
