import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { useCamera } from "#app/platform/camera/useCamera.ts";
import { photoFromFile, photoFromVideo } from "#app/platform/camera/photo.ts";
import { IdCaptureScreen } from "#src/screens/id-check/IdCaptureScreen.tsx";

/** The camera is on exactly as long as this is on show (U4). */
export function IdCapture({ view, frame, send }: IdCheckPartProps<"id-capture">) {
  const { camera, view: picture } = useCamera();
  return (
    <IdCaptureScreen
      {...view}
      frame={{ ...frame, onBack: () => send({ type: "back.requested" }) }}
      camera={picture}
      onCapture={(video) => send({ type: "picture.chosen", picture: () => photoFromVideo(video) })}
      onFileChoose={(file) => send({ type: "picture.chosen", picture: () => photoFromFile(file) })}
      onTorchChange={(on) => void camera.setTorch(on)}
      onRetryCamera={() => camera.retry()}
    />
  );
}
