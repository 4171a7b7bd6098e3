import { Flashlight, FlashlightOff, RotateCw } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import type { CameraView } from "./Viewfinder.tsx";

export type CameraHelpProps = {
  camera: CameraView;
  isPreparing: boolean;
  onTorchChange: (on: boolean) => void;
};

/** The controls for the camera's state: permission, its light, or alternatives to it. */
export function CameraHelp({ camera, isPreparing, onTorchChange }: CameraHelpProps) {
  const t = useCopy("idCheck.capture");
  if (camera.kind === "off") return <Banner tone="go">{t("camera.off.body")}</Banner>;
  if (camera.kind === "starting") return <Banner tone="hint">{t("camera.lead")}</Banner>;
  if (camera.kind === "unavailable") return <Banner tone="caution">{t(`camera.${camera.reason}.body`)}</Banner>;
  const { torch } = camera;
  if (torch === null) return null;
  const Glyph = torch ? FlashlightOff : Flashlight;
  return (
    <Button variant="secondary" isDisabled={isPreparing} onClick={() => onTorchChange(!torch)}>
      <Glyph aria-hidden="true" className="size-5" />
      <span key={String(torch)}>{t(torch ? "torch.off" : "torch.on")}</span>
    </Button>
  );
}

export type CameraRetryProps = { camera: CameraView; isPreparing: boolean; onRetry: () => void };

/** Last on the page: nothing above moves when no camera is found. */
export function CameraRetry({ camera, isPreparing, onRetry }: CameraRetryProps) {
  const t = useCopy("idCheck.capture");
  if (camera.kind !== "unavailable") return null;
  return (
    <Button variant="quiet" width="flush" isDisabled={isPreparing} onClick={onRetry}>
      <RotateCw aria-hidden="true" className="size-5" />
      <span>{t("camera.retry")}</span>
    </Button>
  );
}
