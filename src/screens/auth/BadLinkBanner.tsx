import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Why a reset link led here. `message` is what the provider said about it. */
export type BadLinkAlert =
  | { kind: "missing" }
  | { kind: "invalid"; message: string | null }
  /** The check itself did not work; a new link is the way on here too (C-21). */
  | { kind: "unchecked" };

export function BadLinkBanner({ alert }: { alert: BadLinkAlert }) {
  const t = useCopy("recovery.forgot.badLink");
  return (
    <Banner tone="halt" title={t("title")}>
      {alert.kind === "missing" ? null : detailOf(alert)}
    </Banner>
  );

  function detailOf(shown: Exclude<BadLinkAlert, { kind: "missing" }>) {
    return shown.kind === "unchecked" ? t("unchecked") : (shown.message ?? t("invalid"));
  }
}
