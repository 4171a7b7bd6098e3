import { useCopy } from "#src/copy/useCopy.tsx";
import type { BadLinkAlert } from "#src/model/auth/alerts.ts";
import { Banner } from "#src/primitives/Banner.tsx";

export function BadLinkBanner({ alert }: { alert: BadLinkAlert }) {
  const t = useCopy("recovery.forgot.badLink");
  return (
    <Banner tone="halt" title={t(alert.kind === "unchecked" ? "uncheckedTitle" : "title")}>
      {alert.kind === "missing" ? null : detailOf(alert)}
    </Banner>
  );

  function detailOf(shown: Exclude<BadLinkAlert, { kind: "missing" }>) {
    return shown.kind === "unchecked" ? t("unchecked") : (shown.message ?? t("invalid"));
  }
}
