import { useEffect, useState, useSyncExternalStore } from "react";
import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { createCamera } from "#app/platform/camera/camera.ts";
import { photoFromFile, photoFromVideo } from "#app/platform/camera/photo.ts";
import { IdCaptureScreen } from "#src/screens/id-check/IdCaptureScreen.tsx";

/** The camera is on exactly as long as this is on show (U4). */
export function IdCapture({ view, frame, send }: IdCheckPartProps<"id-capture">) {
  const [camera] = useState(() => createCamera({ devices: navigator.mediaDevices, page: document }));
  useEffect(() => {
    camera.start();
    return () => camera.stop();
  }, [camera]);
  return (
    <IdCaptureScreen
      {...view}
      frame={{ ...frame, onBack: () => send({ type: "back.requested" }) }}
      camera={useSyncExternalStore(camera.subscribe, camera.getView)}
      onCapture={(video) => send({ type: "picture.chosen", picture: () => photoFromVideo(video) })}
      onFileChoose={(file) => send({ type: "picture.chosen", picture: () => photoFromFile(file) })}
      onTorchChange={(on) => void camera.setTorch(on)}
      onRetryCamera={() => camera.retry()}
    />
  );
}
