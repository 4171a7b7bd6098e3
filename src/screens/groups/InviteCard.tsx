import { Check, Copy, Mail, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Group } from "#src/model/groups/group.ts";
import { canInvite, isGroupFull } from "#src/model/groups/groupRules.ts";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import type { Handover } from "./handover.ts";
import { GroupNumber } from "./GroupNumber.tsx";
import { QrPart, type QrState } from "./QrPart.tsx";

type InviteCardProps = {
  group: Group;
  selfId: string;
  handover: Handover | null;
  qr: QrState;
  onCopy: () => void;
  onShare: () => void;
  onToggleQr: () => void;
  onInvite: () => void;
};

/** Invitations to the group: all members share the number, leaders also invite by e-mail (D-39). A full group only shows its number. */
export function InviteCard({ group, selfId, handover, qr, onCopy, onShare, onToggleQr, onInvite }: InviteCardProps) {
  const t = useCopy("groups.invite");
  const isFull = isGroupFull(group);
  const copied = handover?.result === "copied" ? handover.by : null;
  const hasFailed = handover?.result === "failed" && (handover.by === "copy" || handover.by === "share");
  return (
    <section aria-labelledby="invite" className="grid gap-3 rounded-card border border-line bg-surface p-card text-ink">
      <div className="grid gap-1">
        <h2 id="invite" className="text-value font-title">
          <span key={String(isFull)}>{t(isFull ? "full.title" : "title")}</span>
        </h2>
        <p className="text-ink-2">
          <span key={String(isFull)}>{t(isFull ? "full.body" : "lead")}</span>
        </p>
      </div>
      <GroupNumber groupNumber={group.groupNumber}>
        <Button
          variant="secondary"
          size="row"
          width="natural"
          aria-label={copied === "copy" ? undefined : t("toCopyName")}
          onClick={onCopy}
        >
          <StatusText isCopied={copied === "copy"} glyph={<Copy {...iconProps} />} copied={t("copied")}>
            {t("toCopy")}
          </StatusText>
        </Button>
      </GroupNumber>
      <FieldError className="empty:absolute">{hasFailed ? t("copyFailed") : null}</FieldError>
      {isFull ? null : (
        <Button width="always" onClick={onShare}>
          <StatusText isCopied={copied === "share"} glyph={<Share2 {...iconProps} />} copied={t("copied")}>
            {t("toShare")}
          </StatusText>
        </Button>
      )}
      {canInvite(group, selfId) ? (
        <Button variant="secondary" width="always" aria-label={t("toInviteName")} onClick={onInvite}>
          <Mail {...iconProps} />
          <span>{t("toInvite")}</span>
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        <span key={String(copied)}>{copied ? t("copied") : ""}</span>
      </p>
      {isFull ? null : <QrPart qr={qr} onToggle={onToggleQr} />}
    </section>
  );
}

type StatusTextProps = { isCopied: boolean; glyph: ReactNode; copied: string; children: string };

/** The button's label, or for a moment that it is done. */
const StatusText = ({ isCopied, glyph, copied, children }: StatusTextProps) => (
  <>
    {isCopied ? <Check {...iconProps} /> : glyph}
    <span key={String(isCopied)}>{isCopied ? copied : children}</span>
  </>
);

const iconProps = { "aria-hidden": true, className: "size-5" } as const;
