import { useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { shownNationality } from "#src/model/profile/profileForm.ts";
import { Button } from "#src/primitives/Button.tsx";
import { ComboboxField } from "#src/primitives/ComboboxField.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { useCountryWords } from "./useCountryWords.ts";
import { useListWords } from "./useListWords.ts";
import { useProfileField, type ProfileParts } from "./useProfileField.ts";

export type Countries = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; names: readonly string[] };

export type NationalityFieldProps = {
  parts: ProfileParts;
  countries: Countries;
  onRetryCountries: () => void;
};

export function NationalityField({ parts, countries, onRetryCountries }: NationalityFieldProps) {
  const t = useCopy("profile.form");
  const box = useRef<HTMLDivElement>(null);
  const field = useProfileField(parts, "nationality");
  const { countryWords, areWordsSettled, loadCountryWords } = useCountryWords();
  const words = useListWords("noCountry");
  const isLoading = countries.kind === "loading";
  return (
    <div ref={box}>
      <ComboboxField
        {...field}
        {...words}
        // A count that is replaced in a moment would be read out twice.
        countText={areWordsSettled ? words.countText : noText}
        value={shownNationality(field.value)}
        placeholder={t(isLoading ? "list.loading" : "choose")}
        options={optionsOf(countries, parts.initial.nationality)}
        aliasesOf={countryWords}
        onFocus={loadCountryWords}
        isReadOnly={field.isReadOnly || countries.kind !== "ready"}
      />
      <FieldError className="*:mt-1.5">{countries.kind === "failed" ? t("list.failed") : null}</FieldError>
      {countries.kind === "failed" ? (
        <Button variant="secondary" size="row" width="natural" className="mt-1.5" onClick={retry}>
          <span>{t("list.retry")}</span>
        </Button>
      ) : null}
      <span role="status" className="sr-only">
        {isLoading ? <span>{t("list.loading")}</span> : null}
      </span>
    </div>
  );

  /** The button disappears with the failure; the focus stays at the field. */
  function retry() {
    box.current?.querySelector("input")?.focus();
    onRetryCountries();
  }
}

const noText = () => "";

function optionsOf(countries: Countries, stored: string): readonly string[] {
  if (countries.kind !== "ready") return [];
  const shown = shownNationality(stored);
  return shown === "" || countries.names.includes(shown) ? countries.names : [shown, ...countries.names];
}
