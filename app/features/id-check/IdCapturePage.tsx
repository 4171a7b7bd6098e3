import type { CapturePartProps } from "#app/features/id-check/idCheckView.ts";
import { useCamera } from "#app/platform/camera/useCamera.ts";
import { photoFromFile, photoFromVideo } from "#app/platform/camera/photo.ts";
import { IdCaptureScreen } from "#src/screens/id-check/IdCaptureScreen.tsx";

/** The camera is on exactly as long as this is on show (U4), but never without a press before it (D-109). */
export function IdCapture({ view, frame, send }: CapturePartProps) {
  const { isCameraOff, replacement, status, problem } = view;
  const { camera, view: picture } = useCamera(!isCameraOff);
  return (
    <IdCaptureScreen
      replacement={replacement}
      status={status}
      problem={problem}
      frame={{ ...frame, onBack: () => send({ type: "back.requested" }) }}
      camera={isCameraOff ? { kind: "off" } : picture}
      onCapture={(video) => send({ type: "picture.chosen", picture: () => photoFromVideo(video) })}
      onFileChoose={(file) => send({ type: "picture.chosen", picture: () => photoFromFile(file) })}
      onStartCamera={() => send({ type: "camera.requested" })}
      onTorchChange={(on) => void camera.setTorch(on)}
      onRetryCamera={() => camera.retry()}
    />
  );
}
