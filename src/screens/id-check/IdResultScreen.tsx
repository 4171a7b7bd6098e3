import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Tray } from "#src/primitives/drawings/Tray.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { DeleteIdDialog, type DeleteIdDialogProps } from "./DeleteIdDialog.tsx";
import { IdDocument, type IdDocumentProps } from "./IdDocument.tsx";
import { IdResultSign, type IdResultSignProps } from "./IdResultSign.tsx";

/** Target of the primary button: where the user came from (D-16). */
export type IdContinueTo = "toContract" | "toOverview" | "toMyProfile" | "toStart" | "toSource";

export type SentDocument = Pick<IdDocumentProps, "photo" | "replacementsRemaining"> & IdResultSignProps;

export type IdResultScreenProps = {
  frame: Frame;
  /** `null`: there is none yet, e.g. after following a link. */
  document: SentDocument | null;
  /** The photo has just been replaced; shown for a moment. */
  isReplaced: boolean;
  continueTo: IdContinueTo;
  /** `null`: closed. */
  deletion: DeleteIdDialogProps["status"] | null;
  onContinue: () => void;
  onReplace: () => void;
  onDelete: () => void;
  onConfirmDelete: () => void;
  onCancel: () => void;
  onToTerms: () => void;
};

export function IdResultScreen(props: IdResultScreenProps) {
  const t = useCopy("idCheck.result");
  const { frame, document, isReplaced, continueTo, deletion } = props;
  if (!document)
    return (
      <AppShell {...frame} title={t("title")}>
        <EmptyState
          drawing={<Tray />}
          title={t("empty.title")}
          body={t("empty.body")}
          action={
            <Button onClick={props.onToTerms}>
              <span>{t("empty.toTerms")}</span>
              <NextArrow />
            </Button>
          }
        />
      </AppShell>
    );
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={<IdResultSign isVerified={document.isVerified} uploadDate={document.uploadDate} />}
      dock={
        <Dock
          primary={
            <Button onClick={props.onContinue}>
              <span>{t(`continue.${continueTo}`)}</span>
              <NextArrow />
            </Button>
          }
        />
      }
    >
      <div role="status" className="empty:absolute">
        {isReplaced ? (
          <Banner tone="go" title={t("replaced.title")}>
            {t("replaced.body")}
          </Banner>
        ) : null}
      </div>
      {document.isVerified ? null : (
        <p>
          <span>{t("checking")}</span>
        </p>
      )}
      <IdDocument
        photo={document.photo}
        replacementsRemaining={document.replacementsRemaining}
        onReplace={props.onReplace}
        onDelete={props.onDelete}
      />
      <DeleteIdDialog status={deletion} onConfirm={props.onConfirmDelete} onCancel={props.onCancel} />
    </AppShell>
  );
}
