import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";
import { LegalSection } from "#src/patterns/LegalSection.tsx";
import { SettingsRows, type SettingsRowsProps } from "./SettingsRows.tsx";
import { settingsTopics } from "./settingsTopics.ts";

export type SettingsScreenProps = Omit<SettingsRowsProps, "topics"> & {
  frame: Frame;
  /** More than the one entry there is: each other one says that it comes soon (HELP-04). */
  topics?: SettingsRowsProps["topics"];
  legal?: LegalAddresses;
};

export function SettingsScreen({ frame, topics = settingsTopics, legal = {}, ...rest }: SettingsScreenProps) {
  const t = useCopy("settings");
  return (
    <AppShell {...frame} title={t("title")}>
      <SettingsRows topics={topics} {...rest} />
      <LegalSection {...legal} />
    </AppShell>
  );
}
