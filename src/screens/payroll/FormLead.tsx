import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** What has to be filled in, or why a form that was saved before is empty. */
export function FormLead({ isOnFile = false }: { isOnFile?: boolean | undefined }) {
  const t = useCopy("payroll.form");
  return isOnFile ? (
    <Banner tone="hint">
      <span>{t("onFile")}</span>
    </Banner>
  ) : (
    <p className="text-ink-2">
      <span>{t("allRequired")}</span>
    </p>
  );
}
