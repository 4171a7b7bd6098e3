import { ALargeSmall, Bell, CircleQuestionMark, Clock, Languages, ShieldCheck } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import type { SettingsTopic, UpcomingTopic } from "./settingsTopics.ts";

const glyphs = {
  help: CircleQuestionMark,
  fontSize: ALargeSmall,
  language: Languages,
  notifications: Bell,
  privacy: ShieldCheck,
};

export type SettingsRowsProps = {
  topics: readonly SettingsTopic[];
  /** The chosen entry without content yet: it shows that. */
  upcoming: UpcomingTopic | null;
  onOpenHelp?: () => void;
  onChoose: (topic: UpcomingTopic) => void;
};

export function SettingsRows({ topics, upcoming, onOpenHelp, onChoose }: SettingsRowsProps) {
  const t = useCopy("settings");
  const comingSoon = useCopy("comingSoon")("title");
  return (
    <div>
      <TaskRows>
        {topics.map((topic) => {
          const Glyph = glyphs[topic];
          return (
            <TaskRow
              key={topic}
              glyph={<Glyph />}
              title={t(`topics.${topic}.title`)}
              note={t(`notes.${topic}`)}
              badge={topic === upcoming ? <Badge icon={<Clock />}>{comingSoon}</Badge> : null}
              onOpen={topic === "help" ? onOpenHelp : undefined}
              onAct={topic === "help" ? undefined : () => onChoose(topic)}
            />
          );
        })}
      </TaskRows>
      <p role="status" className="sr-only">
        {upcoming ? (
          <span key={upcoming}>{t("soonAbout", { topic: t(`topics.${upcoming}.title`), soon: comingSoon })}</span>
        ) : null}
      </p>
    </div>
  );
}
