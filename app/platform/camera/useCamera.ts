import { useEffect, useState, useSyncExternalStore } from "react";
import { createCamera } from "#app/platform/camera/camera.ts";

/** The device's camera, on exactly as long as whoever calls this is on show (U4). */
export function useCamera() {
  const [camera] = useState(() => createCamera({ devices: navigator.mediaDevices, page: document }));
  useEffect(() => {
    camera.start();
    return () => camera.stop();
  }, [camera]);
  return { camera, view: useSyncExternalStore(camera.subscribe, camera.getView) };
}
