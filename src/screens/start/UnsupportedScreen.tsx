import { useCopy } from "#src/copy/useCopy.tsx";
import { OLDEST_BROWSERS } from "#src/model/browsers.ts";
import { AuthCard } from "#src/patterns/AuthCard.tsx";

/**
 * What the page says until its code runs, where that never happens: JavaScript is off, or the browser is too old. Drawn by the
 * build, so that it needs neither; it may be seen without its styles and can have nothing to press.
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
