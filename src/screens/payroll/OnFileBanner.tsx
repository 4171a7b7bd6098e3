import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Why a form that was saved before is empty. */
export function OnFileBanner() {
  const t = useCopy("payroll.form");
  return (
    <Banner tone="hint">
      <span>{t("onFile")}</span>
    </Banner>
  );
}
