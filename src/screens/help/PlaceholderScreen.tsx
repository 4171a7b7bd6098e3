import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { ComingSoon } from "#src/patterns/ComingSoon.tsx";

export type PlaceholderScreenProps = {
  frame: Frame;
  subject: "notifications" | "checkIn" | "checkOut";
  onToStart: () => void;
};

/** A screen of a planned feature with no content yet. */
export function PlaceholderScreen({ frame, subject, onToStart }: PlaceholderScreenProps) {
  const t = useCopy("comingSoon");
  return (
    <AppShell {...frame} title={t(`${subject}.title`)}>
      <ComingSoon title={t("title")} body={t(`${subject}.body`)} onToStart={onToStart} />
    </AppShell>
  );
}
