import { useEffect, useRef, type ComponentProps } from "react";

export type PictureProps = Omit<ComponentProps<"img">, "src" | "alt" | "ref"> & { picture: Blob; alt: string };

/** An in-memory picture. Its URL is revoked when it is no longer rendered (U3). */
export function Picture({ picture, alt, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} {...rest} />;
}
