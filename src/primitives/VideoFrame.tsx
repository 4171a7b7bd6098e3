import { cx } from "class-variance-authority";
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from "react";

export type VideoFrameProps = Omit<ComponentProps<"video">, "src" | "children"> & {
  /** What a camera sees at the moment. */
  stream: MediaStream;
  /** The picture stands still while something is done with it. */
  frozen?: boolean;
};

/** A live picture without sound and controls. It fills its place and is cut where it does not fit. */
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
    // Refused where playing needs a touch first; the picture then begins with it.
    else video.current?.play().catch(() => {});
  }, [frozen]);
  return <video ref={video} autoPlay muted playsInline className={cx("size-full object-cover", className)} {...rest} />;
}
