import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { SettingsRows, type SettingsRowsProps } from "./SettingsRows.tsx";
import { legacySettingsTopics } from "./settingsTopics.ts";

export type LegacySettingsScreenProps = Pick<SettingsRowsProps, "upcoming" | "onChoose"> & { frame: Frame };

/** The settings of my profile: four entries without content yet (HELP-05, HELP-06). */
export function LegacySettingsScreen({ frame, upcoming, onChoose }: LegacySettingsScreenProps) {
  const t = useCopy("settings");
  return (
    <AppShell {...frame} title={t("title")}>
      <SettingsRows topics={legacySettingsTopics} upcoming={upcoming} onChoose={onChoose} />
    </AppShell>
  );
}
