import { QrCode as QrGlyph } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { QrCode, type QrDrawing } from "#src/primitives/QrCode.tsx";

export type QrState =
  | { kind: "hidden" }
  | { kind: "loading" }
  | { kind: "shown"; drawing: QrDrawing }
  | { kind: "failed" };

/** The join link as a QR code. */
export function QrPart({ qr, onToggle }: { qr: QrState; onToggle: () => void }) {
  const t = useCopy("groups.qr");
  const label = qr.kind === "loading" ? "loading" : qr.kind === "shown" ? "toHide" : "toShow";
  return (
    <>
      <Button
        variant="quiet"
        width="always"
        isPending={qr.kind === "loading"}
        aria-expanded={qr.kind === "shown"}
        onClick={onToggle}
      >
        {qr.kind === "loading" ? null : <QrGlyph aria-hidden="true" className="size-5" />}
        <span key={label}>{t(label)}</span>
      </Button>
      <FieldError className="empty:absolute">{qr.kind === "failed" ? t("failed") : null}</FieldError>
      {qr.kind === "shown" ? (
        <div className="grid justify-items-center gap-2 text-center">
          <QrCode {...qr.drawing} name={t("alt")} />
          <p className="text-meta text-ink-2">
            <span>{t("lead")}</span>
          </p>
        </div>
      ) : null}
    </>
  );
}
