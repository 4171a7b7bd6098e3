import { cx } from "class-variance-authority";
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from "react";

export type VideoFrameProps = Omit<ComponentProps<"video">, "src" | "children"> & {
  stream: MediaStream;
  /** Pauses the picture while it is processed. */
  frozen?: boolean;
};

/** A live picture without sound and controls. It fills its container and is cropped. */
export function VideoFrame({ stream, frozen = false, ref, className, ...rest }: VideoFrameProps) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    return () => {
      shown.srcObject = null;
    };
  }, [stream]);
  useEffect(() => {
    if (frozen) video.current?.pause();
    // Refused where playing needs a user gesture; the picture then starts with that.
    else video.current?.play().catch(() => {});
  }, [frozen]);
  return <video ref={video} autoPlay muted playsInline className={cx("size-full object-cover", className)} {...rest} />;
}
