export type QrDrawing = {
  /** Squares a side, including the white margin that scanners need. */
  size: number;
  /** One path over all dark squares, in units of one square. */
  path: string;
};

export type QrCodeProps = QrDrawing & {
  /** The link's target in words. */
  name: string;
};

/** A code for other people's cameras: dark on white in both themes, because many scanners do not read it inverted. */
export function QrCode({ size, path, name }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-56 rounded-plate"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
