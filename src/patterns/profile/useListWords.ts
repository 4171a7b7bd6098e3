import { useCopy } from "#src/copy/useCopy.tsx";

/** The texts of a searchable list. */
export function useListWords(noMatch: "noCountry" | "noCompany") {
  const t = useCopy("profile.form.list");
  return {
    noMatch: t(noMatch),
    clearLabel: t("clear"),
    openLabel: t("open"),
    countText: (count: number) => t("count", { count }),
  };
}
