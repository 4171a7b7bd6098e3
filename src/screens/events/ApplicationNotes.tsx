import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import type { ApplicantGroup } from "./openApplication.ts";

/** Applications need a complete profile; with a link to it (EVT-22). */
export function NotReadyNote({ onOpenProfile }: { onOpenProfile: () => void }) {
  const t = useCopy("events.notReady");
  return (
    <Banner tone="caution" title={t("title")}>
      <Button size="row" width="natural" className="mt-3" onClick={onOpenProfile}>
        <span>{t("toProfile")}</span>
        <NextArrow />
      </Button>
    </Banner>
  );
}

/** Whom an application is for, or who applies (D-46, ROLE-13). */
export function GroupNote({ role, name }: ApplicantGroup) {
  const t = useCopy("events.group");
  return (
    <Banner tone="hint" title={t("title", { name })}>
      <span key={role}>{t(role)}</span>
    </Banner>
  );
}
