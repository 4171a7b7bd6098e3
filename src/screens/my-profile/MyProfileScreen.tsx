import { Check, CircleQuestionMark, IdCard, LogOut, ReceiptEuro, Settings, User } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { WhoIsThis, type WhoIsThisProps } from "./WhoIsThis.tsx";

const glyphs = { profileData: User, billingData: ReceiptEuro, idCheck: IdCard, settings: Settings };

export type MyProfileEntry = keyof typeof glyphs | "help";

export type MyProfileScreenProps = {
  frame: Frame;
  person: WhoIsThisProps;
  /** `null` while unknown. */
  idCheck: "open" | "done" | "notOffered" | null;
  signOut: "idle" | "busy";
  onOpen: (entry: MyProfileEntry) => void;
  onSignOut: () => void;
};

/** The five entries of one's own data (VS-028), and the help beside them. */
export function MyProfileScreen({ frame, person, idCheck, signOut, onOpen, onSignOut }: MyProfileScreenProps) {
  const t = useCopy("myProfile");
  const isTablet = useMinWidth("tablet");
  const isLeaving = signOut === "busy";
  return (
    <AppShell
      {...frame}
      profile={isTablet ? frame.profile : undefined}
      title={t("title")}
      sign={<WhoIsThis {...person} />}
      isWide
    >
      <Columns
        beside={
          <section className="grid gap-3 rounded-card border border-line bg-surface p-card">
            <h2 className="text-value font-title">
              <span>{t("help.title")}</span>
            </h2>
            <Button variant="secondary" width="always" onClick={() => onOpen("help")}>
              <CircleQuestionMark aria-hidden="true" className="size-5" />
              <span>{t("help.open")}</span>
            </Button>
          </section>
        }
      >
        <TaskRows>
          {(Object.keys(glyphs) as (keyof typeof glyphs)[]).map((entry) => {
            const Glyph = glyphs[entry];
            return (
              <TaskRow
                key={entry}
                glyph={<Glyph />}
                plate={entry === "idCheck" && idCheck === "done" ? "go" : "quiet"}
                title={t(`entries.${entry}.title`)}
                note={t(`notes.${entry}`)}
                badge={entry === "idCheck" ? idCheckBadge() : null}
                onOpen={() => onOpen(entry)}
              />
            );
          })}
          <TaskRow
            glyph={<LogOut />}
            title={t(isLeaving ? "entries.signOut.busyTitle" : "entries.signOut.title")}
            note={t("notes.signOut")}
            isPending={isLeaving}
            onAct={onSignOut}
          />
        </TaskRows>
      </Columns>
    </AppShell>
  );

  function idCheckBadge() {
    if (idCheck === null) return null;
    if (idCheck === "notOffered") return <Badge>{t("idCheck.badges.notOffered")}</Badge>;
    return idCheck === "done" ? (
      <Badge tone="go" icon={<Check />}>
        {t("idCheck.badges.done")}
      </Badge>
    ) : (
      <Badge tone="caution">{t("idCheck.badges.open")}</Badge>
    );
  }
}
