import { useEffect, useRef, type ComponentProps } from "react";

export type PictureProps = Omit<ComponentProps<"img">, "src" | "alt" | "ref"> & { picture: Blob; alt: string };

/** A picture that is in memory only. Its address is given back as soon as it is no longer on show (U3). */
export function Picture({ picture, alt, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} {...rest} />;
}
