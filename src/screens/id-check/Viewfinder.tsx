import { CameraOff, IdCard } from "lucide-react";
import type { Ref } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { VideoFrame } from "#src/primitives/VideoFrame.tsx";

/** Why there is no live picture: not permitted, no camera, in use by another app, or switched off. */
export type CameraTrouble = "denied" | "none" | "busy" | "muted";

export type CameraView =
  /** Waits for a press. */
  | { kind: "off" }
  | { kind: "starting" }
  /** `torch` is `null` if the camera has no light. */
  | { kind: "live"; stream: MediaStream; torch: boolean | null }
  | { kind: "unavailable"; reason: CameraTrouble };

export type ViewfinderProps = { camera: CameraView; isPreparing: boolean; video: Ref<HTMLVideoElement> };

/** The live picture, with a frame in the proportions of an ID card (ID-1, 85.6 × 54 mm) around the document. */
export function Viewfinder({ camera, isPreparing, video }: ViewfinderProps) {
  const t = useCopy("idCheck.capture");
  const isUnavailable = camera.kind === "unavailable";
  const note = isPreparing
    ? t("preparing")
    : isUnavailable
      ? t(`camera.${camera.reason}.title`)
      : t(camera.kind === "off" ? "camera.off.title" : "camera.starting");
  const isCovered = isPreparing || camera.kind !== "live";
  return (
    <div className="grid gap-3 pb-5">
      <div className="relative mx-auto w-full max-w-88 tablet:mx-0 tablet:max-w-auth overflow-hidden rounded-card border border-sign-line">
        {camera.kind === "live" ? (
          <VideoFrame
            ref={video}
            stream={camera.stream}
            frozen={isPreparing}
            aria-hidden="true"
            className="absolute inset-0"
          />
        ) : null}
        <svg
          aria-hidden="true"
          viewBox="0 0 360 288"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          // On a small phone the reason why there is no picture stands above the dock.
          className={`relative block w-full ${isUnavailable ? "narrow:h-24" : ""}`}
        >
          <path
            fillRule="evenodd"
            d={isCovered ? all : `${all}${hole}`}
            className="fill-sign"
            fillOpacity={isCovered ? 0.86 : 0.62}
          />
          {isUnavailable ? null : (
            <path d={corners} className="stroke-signal" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
          )}
        </svg>
        {isCovered ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-page text-center">
            {isPreparing ? <Spinner /> : isUnavailable ? <CameraOff /> : <IdCard />}
            <p className="font-strong narrow:text-meta">
              <span key={note}>{note}</span>
            </p>
          </div>
        ) : null}
      </div>
      {isUnavailable ? (
        // Reserves the line, so that nothing moves without a camera. On a small phone the instructions need the room.
        <div className="h-5 narrow:hidden" />
      ) : (
        <p className="text-center text-meta text-sign-ink-2 tablet:text-start">
          <span>{t("aim")}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        <span key={note}>{isCovered ? note : t("camera.ready")}</span>
      </p>
    </div>
  );
}

/** The card's area: 317 × 200 of the visible 360 × 288, corner radius 16. */
const hole =
  "M37.5 44H322.5A16 16 0 0 1 338.5 60V228A16 16 0 0 1 322.5 244H37.5A16 16 0 0 1 21.5 228V60A16 16 0 0 1 37.5 44Z";
const all = "M0 0H360V288H0Z";
const corners =
  "M21.5 84V60A16 16 0 0 1 37.5 44H61.5M298.5 44H322.5A16 16 0 0 1 338.5 60V84M338.5 204V228A16 16 0 0 1 322.5 244H298.5M61.5 244H37.5A16 16 0 0 1 21.5 228V204";
