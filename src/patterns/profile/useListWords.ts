import { useCopy } from "#src/copy/useCopy.tsx";

/** What a list that one searches says about itself. */
export function useListWords(noMatch: "noCountry" | "noCompany") {
  const t = useCopy("profile.form.list");
  return {
    noMatch: t(noMatch),
    clearLabel: t("clear"),
    openLabel: t("open"),
    countText: (count: number) => t("count", { count }),
  };
}
