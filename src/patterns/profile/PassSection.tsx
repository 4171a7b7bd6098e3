import { useCopy } from "#src/copy/useCopy.tsx";
import { PASS_NUMBER_MAX_LENGTH } from "#src/model/auth/auth.ts";
import { PASS_COLOURS } from "#src/model/profile/passColours.ts";
import { passNumberLength } from "#src/model/profile/profileRules.ts";
import { ColourChips } from "#src/primitives/ColourChips.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { FormSection } from "./FormSection.tsx";
import { useProfileField, type ProfileParts } from "./useProfileField.ts";

const swatchOf = { Grün: "green", Gelb: "yellow", Blau: "blue" } as const;

export function PassSection({ parts }: { parts: ProfileParts }) {
  const t = useCopy("profile.form");
  const number = useProfileField(parts, "passNumber");
  const { label, ...colour } = useProfileField(parts, "passColour");
  return (
    <FormSection title={t("sections.pass")}>
      <p className="text-ink-2">
        <span>{t("passReason")}</span>
      </p>
      <TextField
        {...number}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        hint={t("hints.passNumber")}
        counter={t("counter", { count: passNumberLength(number.value), max: PASS_NUMBER_MAX_LENGTH })}
      />
      <ColourChips
        {...colour}
        legend={label}
        options={PASS_COLOURS.map((value) => ({
          value,
          swatch: swatchOf[value],
          label: t(`colours.${swatchOf[value]}`),
        }))}
      />
    </FormSection>
  );
}
