import { useCopy } from "#src/copy/useCopy.tsx";
import type { Offer } from "#src/model/offer.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { ComingSoon } from "#src/patterns/ComingSoon.tsx";

export type NotOfferedScreenProps = {
  frame: Frame;
  /** What the provider of this page does not have. */
  subject: Offer;
  onToStart: () => void;
};

/** Stands in place of a screen whose calls the provider does not offer: says so, claims nothing, and leads back. */
export function NotOfferedScreen({ frame, subject, onToStart }: NotOfferedScreenProps) {
  const t = useCopy("notOffered");
  return (
    <AppShell {...frame} title={t(`${subject}.title`)}>
      <ComingSoon title={t("title")} body={t(`${subject}.body`)} onToStart={onToStart} />
    </AppShell>
  );
}
