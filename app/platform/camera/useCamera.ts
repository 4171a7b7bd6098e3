import { useEffect, useState, useSyncExternalStore } from "react";
import { createCamera } from "#app/platform/camera/camera.ts";

/** The device's camera, on exactly while the caller is mounted and `isEnabled` (U4). */
export function useCamera(isEnabled: boolean) {
  const [camera] = useState(() => createCamera({ devices: navigator.mediaDevices, page: document }));
  useEffect(() => {
    if (!isEnabled) return;
    camera.start();
    return () => camera.stop();
  }, [camera, isEnabled]);
  return { camera, view: useSyncExternalStore(camera.subscribe, camera.getView) };
}
