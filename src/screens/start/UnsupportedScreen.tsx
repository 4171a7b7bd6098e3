import { useCopy } from "#src/copy/useCopy.tsx";
import { OLDEST_BROWSERS } from "#src/model/browsers.ts";
import { AuthCard } from "#src/patterns/AuthCard.tsx";

/**
 * Shown until the code runs, for when it never does: JavaScript is off, or the browser is too old. Prerendered, so that
 * it needs neither; may be shown without its styles and cannot have controls.
 */
export function UnsupportedScreen() {
  const t = useCopy("unsupported");
  return (
    <AuthCard title={t("title")}>
      <p>
        <span>{t("version", OLDEST_BROWSERS)}</span>
      </p>
      <p>
        <span>{t("javaScript")}</span>
      </p>
    </AuthCard>
  );
}
