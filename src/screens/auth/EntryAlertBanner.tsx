import { useCopy } from "#src/copy/useCopy.tsx";
import type { EntryAlert } from "#src/model/auth/alerts.ts";
import { Banner, type BannerProps } from "#src/primitives/Banner.tsx";

const tones = {
  invitationInvalid: "halt",
  invitationExpired: "halt",
  invitationUnchecked: "halt",
  resetDone: "go",
  googleKnown: "hint",
  sessionLost: "hint",
} as const satisfies Record<EntryAlert["kind"], BannerProps["tone"]>;

export function EntryAlertBanner({ alert }: { alert: EntryAlert }) {
  const t = useCopy("auth.entry.alerts");
  return <Banner tone={tones[alert.kind]}>{alert.message ?? t(alert.kind)}</Banner>;
}
