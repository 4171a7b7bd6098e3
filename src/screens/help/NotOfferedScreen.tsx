import { useCopy } from "#src/copy/useCopy.tsx";
import type { Offer } from "#src/model/offer.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { ComingSoon } from "#src/patterns/ComingSoon.tsx";

export type NotOfferedScreenProps = {
  frame: Frame;
  /** The feature that the provider does not offer. */
  subject: Offer;
  onToStart: () => void;
};

/** Replaces a screen whose calls the provider does not offer: explains that, makes no claims, and leads back. */
export function NotOfferedScreen({ frame, subject, onToStart }: NotOfferedScreenProps) {
  const t = useCopy("notOffered");
  return (
    <AppShell {...frame} title={t(`${subject}.title`)}>
      <ComingSoon title={t("title")} body={t(`${subject}.body`)} onToStart={onToStart} />
    </AppShell>
  );
}
