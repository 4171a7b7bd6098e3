import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

const tones = {
  invitationInvalid: "halt",
  invitationExpired: "halt",
  invitationUnchecked: "halt",
  resetDone: "go",
  googleKnown: "hint",
} as const;

/** `message` is what the provider said; without one the screen's own words stand. */
export type EntryAlert = { kind: keyof typeof tones; message: string | null };

export function EntryAlertBanner({ alert }: { alert: EntryAlert }) {
  const t = useCopy("auth.entry.alerts");
  return <Banner tone={tones[alert.kind]}>{alert.message ?? t(alert.kind)}</Banner>;
}
