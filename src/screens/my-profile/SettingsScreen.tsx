import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import type { AutoAdvanceChoiceProps } from "#src/patterns/AutoAdvanceChoice.tsx";
import { AutoAdvanceSection } from "#src/patterns/AutoAdvanceSection.tsx";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";
import { LegalSection } from "#src/patterns/LegalSection.tsx";
import { SettingsRows, type SettingsRowsProps } from "./SettingsRows.tsx";
import { settingsTopics } from "./settingsTopics.ts";

export type SettingsScreenProps = Omit<SettingsRowsProps, "topics"> & {
  frame: Frame;
  /** More than the default entry: each other one is marked as upcoming (HELP-04). */
  topics?: SettingsRowsProps["topics"];
  autoAdvance: AutoAdvanceChoiceProps;
  legal?: LegalAddresses;
};

export function SettingsScreen(props: SettingsScreenProps) {
  const t = useCopy("settings");
  const { frame, topics = settingsTopics, autoAdvance, legal = {}, ...rest } = props;
  return (
    <AppShell {...frame} title={t("title")}>
      <SettingsRows topics={topics} {...rest} />
      <AutoAdvanceSection {...autoAdvance} />
      <LegalSection {...legal} />
    </AppShell>
  );
}
