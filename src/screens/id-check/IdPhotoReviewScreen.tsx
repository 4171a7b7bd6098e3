import { Camera } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { FileProgress } from "#src/patterns/FileProgress.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { Picture } from "#src/primitives/Picture.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { PhotoChecklist } from "./PhotoTips.tsx";
import { PhotoSteps, type PhotoStepsProps } from "./PhotoSteps.tsx";
import { useIdPhotoProblemText } from "./useIdPhotoProblemText.ts";

export type IdPhotoReviewScreenProps = PhotoStepsProps & {
  frame: Frame;
  photo: Blob;
  status: "reviewing" | "sending";
  /** Upload progress of the photo in percent. */
  sent: number;
  problem: IdPhotoProblem | null;
  onUse: () => void;
  onRetake: () => void;
};

/** A preview of the photo before it is sent: only the user can tell whether it is readable. */
export function IdPhotoReviewScreen(props: IdPhotoReviewScreenProps) {
  const t = useCopy("idCheck.review");
  const problemText = useIdPhotoProblemText();
  const { frame, photo, replacement, status, problem } = props;
  const isDesk = useMinWidth("desk");
  const isSending = status === "sending";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        <>
          <PhotoSteps replacement={replacement} />
          <div className="desk:grid desk:grid-cols-2 gap-6">
            <Picture
              picture={photo}
              alt={t("photoAlt")}
              className="mx-auto mb-5 block tablet:mx-0 tablet:max-w-auth max-h-[60svh] rounded-card border border-sign-line"
            />
            <div>{isDesk ? <PhotoChecklist title={t("check")} /> : null}</div>
          </div>
        </>
      }
      dock={
        <Dock
          summary={isSending ? <FileProgress sent={props.sent} /> : null}
          primary={
            <Button isPending={isSending} onClick={props.onUse}>
              <span key={status}>{t(isSending ? "sending" : "use")}</span>
            </Button>
          }
          quiet={
            <Button variant="secondary" isDisabled={isSending} onClick={props.onRetake}>
              <Camera aria-hidden="true" className="size-5" />
              <span>{t("retake")}</span>
            </Button>
          }
        />
      }
    >
      <FailureBanner failure={problem}>{problem ? problemText(problem) : null}</FailureBanner>
      <p className="font-strong">
        <span>{t("lead")}</span>
      </p>
      {isDesk ? null : <PhotoChecklist title={t("check")} />}
    </AppShell>
  );
}
