import { useEffect, useState, useSyncExternalStore } from "react";
import { createCamera } from "#app/platform/camera/camera.ts";
import { photoFromFile, photoFromVideo } from "#app/platform/camera/photo.ts";
import type { IdCheckEvent } from "#app/features/id-check/idCheckParts.ts";
import type { IdCheckView } from "#app/features/id-check/idCheckView.ts";
import { useIdCheck } from "#app/features/id-check/useIdCheck.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import { IdCaptureScreen } from "#src/screens/id-check/IdCaptureScreen.tsx";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";

export function IdCapturePage() {
  const { view, frame, send, onRetry } = useIdCheck("id-capture");
  if (view.screen === "opening") return <IdCheckOpeningScreen {...view} frame={frame} onRetry={onRetry} />;
  return <WithCamera view={view} frame={frame} send={send} />;
}

type WithCameraProps = {
  view: Extract<IdCheckView, { screen: "id-capture" }>;
  frame: Frame;
  send: (event: IdCheckEvent) => void;
};

/** The camera is on exactly as long as this is on show (U4). */
function WithCamera({ view, frame, send }: WithCameraProps) {
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
