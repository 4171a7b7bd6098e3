import { useEffect, useState, useSyncExternalStore } from "react";
import { createCamera } from "#app/platform/camera/camera.ts";

/** The device's camera, on exactly as long as whoever calls this is on show and wants it (U4). */
export function useCamera(isEnabled: boolean) {
  const [camera] = useState(() => createCamera({ devices: navigator.mediaDevices, page: document }));
  useEffect(() => {
    if (!isEnabled) return;
    camera.start();
    return () => camera.stop();
  }, [camera, isEnabled]);
  return { camera, view: useSyncExternalStore(camera.subscribe, camera.getView) };
}
