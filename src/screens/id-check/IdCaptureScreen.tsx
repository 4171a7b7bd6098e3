import { Camera, Images } from "lucide-react";
import { useId, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { FileChooser } from "#src/primitives/FileChooser.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { CameraHelp, CameraRetry } from "./CameraHelp.tsx";
import { PhotoSteps } from "./PhotoSteps.tsx";
import { PhotoTips } from "./PhotoTips.tsx";
import { useIdPhotoProblemText } from "./useIdPhotoProblemText.ts";
import { Viewfinder, type CameraView } from "./Viewfinder.tsx";

export type IdCaptureScreenProps = {
  frame: Frame;
  camera: CameraView;
  /** Remaining replacements; `null` for the first photo. */
  replacement: { left: number } | null;
  status: "ready" | "preparing";
  problem: IdPhotoProblem | null;
  /** With the video showing the document. */
  onCapture: (video: HTMLVideoElement) => void;
  onFileChoose: (file: File) => void;
  /** Only from `off`: nothing else starts the camera. */
  onStartCamera: () => void;
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
  const files = useRef<HTMLInputElement>(null);
  const ownCamera = useRef<HTMLInputElement>(null);
  const isPreparing = status === "preparing";
  const isStarting = camera.kind === "starting";
  const isOff = camera.kind === "off";
  const isDesk = useMinWidth("desk");
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        <>
          <PhotoSteps replacement={replacement} />
          <div className="desk:grid desk:grid-cols-2 gap-6">
            <Viewfinder camera={camera} isPreparing={isPreparing} video={video} />
            {isDesk ? <PhotoTips isOnSign /> : null}
          </div>
        </>
      }
      dock={
        camera.kind === "unavailable" ? (
          <Dock primary={choose("primary")} quiet={camera.reason === "none" ? null : takeWithTheDevice()} />
        ) : (
          <Dock
            summary={isStarting && !isPreparing ? <Reason id={reason}>{t("missing")}</Reason> : null}
            primary={
              <Button
                isPending={isPreparing}
                isDisabled={isStarting}
                aria-describedby={isStarting ? reason : undefined}
                onClick={isOff ? props.onStartCamera : takeThisMoment}
              >
                {isPreparing ? null : <Camera aria-hidden="true" className="size-5" />}
                <span key={`${status}${isOff}`}>
                  {t(isPreparing ? "preparing" : isOff ? "camera.off.start" : "take")}
                </span>
              </Button>
            }
            quiet={choose("secondary")}
          />
        )
      }
    >
      <FileChooser ref={files} accept={PHOTO_TYPES} onFileChoose={props.onFileChoose} />
      <FileChooser ref={ownCamera} accept={PHOTO_TYPES} capture="environment" onFileChoose={props.onFileChoose} />
      <FailureBanner failure={problem}>{problem ? problemText(problem) : null}</FailureBanner>
      <CameraHelp camera={camera} isPreparing={isPreparing} onTorchChange={props.onTorchChange} />
      {isDesk ? null : <PhotoTips />}
      <CameraRetry camera={camera} isPreparing={isPreparing} onRetry={props.onRetryCamera} />
    </AppShell>
  );

  function takeThisMoment() {
    if (video.current) whenSeen(video.current, props.onCapture);
  }

  /** Without a live picture the device's own camera app can still take the photo (D-20). */
  function takeWithTheDevice() {
    return (
      <Button variant="secondary" isDisabled={isPreparing} onClick={() => ownCamera.current?.click()}>
        <Camera aria-hidden="true" className="size-5" />
        <span>{t("take")}</span>
      </Button>
    );
  }

  /** The key keeps the button mounted in either place: a press during a camera failure is not lost. */
  function choose(variant: "primary" | "secondary") {
    const prepares = variant === "primary" && isPreparing;
    return (
      <Button
        key="choose"
        variant={variant}
        isPending={prepares}
        isDisabled={isPreparing}
        onClick={() => files.current?.click()}
      >
        {prepares ? null : <Images aria-hidden="true" className="size-5" />}
        <span key={String(prepares)}>{t(prepares ? "preparing" : "choose")}</span>
      </Button>
    );
  }
}

/** A camera is ready a moment before its first frame: a press in between waits for it. */
function whenSeen(video: HTMLVideoElement, take: (video: HTMLVideoElement) => void) {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) take(video);
  else video.addEventListener("loadeddata", () => take(video), { once: true });
}
