import { Flashlight, FlashlightOff, RotateCw } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import type { CameraView } from "./Viewfinder.tsx";

export type CameraHelpProps = {
  camera: CameraView;
  isSending: boolean;
  onTorchChange: (on: boolean) => void;
  onRetry: () => void;
};

/** What goes with the camera's state: asking for leave, its light, or how to go on without it. */
export function CameraHelp({ camera, isSending, onTorchChange, onRetry }: CameraHelpProps) {
  const t = useCopy("idCheck.capture");
  if (camera.kind === "starting") return <Banner tone="hint">{t("camera.lead")}</Banner>;
  if (camera.kind === "unavailable")
    return (
      <div className="grid gap-3">
        <Banner tone="caution">{t(`camera.${camera.reason}.body`)}</Banner>
        <Button variant="quiet" isDisabled={isSending} onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-5" />
          <span>{t("camera.retry")}</span>
        </Button>
      </div>
    );
  const { torch } = camera;
  if (torch === null) return null;
  const Glyph = torch ? FlashlightOff : Flashlight;
  return (
    <Button variant="secondary" isDisabled={isSending} onClick={() => onTorchChange(!torch)}>
      <Glyph aria-hidden="true" className="size-5" />
      <span key={String(torch)}>{t(torch ? "torch.off" : "torch.on")}</span>
    </Button>
  );
}
