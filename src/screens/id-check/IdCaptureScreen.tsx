import { Camera, Images } from "lucide-react";
import { useId, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { FileButton } from "#src/primitives/FileButton.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { CameraHelp } from "./CameraHelp.tsx";
import { IdCheckSteps } from "./IdCheckSteps.tsx";
import { PhotoTips } from "./PhotoTips.tsx";
import { useIdPhotoProblemText } from "./useIdPhotoProblemText.ts";
import { Viewfinder, type CameraView } from "./Viewfinder.tsx";

export type IdCaptureScreenProps = {
  frame: Frame;
  camera: CameraView;
  /** How many photos may still be replaced; `null` for the first photo. */
  replacement: { left: number } | null;
  status: "ready" | "sending";
  problem: IdPhotoProblem | null;
  /** With the video that shows the document at this moment. */
  onCapture: (video: HTMLVideoElement) => void;
  onFileChoose: (file: File) => void;
  onTorchChange: (on: boolean) => void;
  onRetryCamera: () => void;
};

const PHOTO_TYPES = "image/jpeg,image/png";

export function IdCaptureScreen(props: IdCaptureScreenProps) {
  const t = useCopy("idCheck.capture");
  const problemText = useIdPhotoProblemText();
  const { frame, camera, replacement, status, problem } = props;
  const reason = useId();
  const video = useRef<HTMLVideoElement>(null);
  const isSending = status === "sending";
  const isStarting = camera.kind === "starting";
  const hasCamera = camera.kind !== "unavailable" || camera.reason !== "none";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        <>
          {replacement ? (
            <p className="pt-2 pb-4">
              <Badge outline>{t("replacement", replacement)}</Badge>
            </p>
          ) : (
            <IdCheckSteps step="photo" />
          )}
          <Viewfinder camera={camera} isSending={isSending} video={video} />
        </>
      }
      dock={
        <>
          {isStarting && !isSending ? <Reason id={reason}>{t("missing")}</Reason> : null}
          {camera.kind === "unavailable" ? (
            <>
              {hasCamera ? takeWithTheDevice() : null}
              {choose(hasCamera ? "secondary" : "primary")}
            </>
          ) : (
            <>
              <Button
                className="wide:order-1"
                isPending={isSending}
                isDisabled={isStarting}
                aria-describedby={isStarting ? reason : undefined}
                onClick={() => video.current && props.onCapture(video.current)}
              >
                {takeLabel()}
              </Button>
              {choose("secondary")}
            </>
          )}
        </>
      }
    >
      <FailureBanner failure={problem}>{problem ? problemText(problem) : null}</FailureBanner>
      <CameraHelp
        camera={camera}
        isSending={isSending}
        onTorchChange={props.onTorchChange}
        onRetry={props.onRetryCamera}
      />
      <PhotoTips />
    </AppShell>
  );

  function takeLabel() {
    return (
      <>
        {isSending ? null : <Camera aria-hidden="true" className="size-5" />}
        <span key={status}>{t(isSending ? "sending" : "take")}</span>
      </>
    );
  }

  /** Without a live picture the phone's own camera takes the photo (D-20). */
  function takeWithTheDevice() {
    return (
      <FileButton
        className="wide:order-1"
        accept={PHOTO_TYPES}
        capture="environment"
        isPending={isSending}
        onFileChoose={props.onFileChoose}
      >
        {takeLabel()}
      </FileButton>
    );
  }

  function choose(variant: "primary" | "secondary") {
    const sends = variant === "primary" && isSending;
    return (
      <FileButton
        accept={PHOTO_TYPES}
        variant={variant}
        isPending={sends}
        isDisabled={isSending}
        onFileChoose={props.onFileChoose}
      >
        {sends ? null : <Images aria-hidden="true" className="size-5" />}
        <span key={String(sends)}>{t(sends ? "sending" : "choose")}</span>
      </FileButton>
    );
  }
}
