import { modes, phone, type ModeName } from "./modes.ts";

type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** What Chromatic has to know of a story. A behaviour is not a state: no snapshot. */
export function chromaticParameters(
  tags: readonly string[],
  wanted: readonly ModeName[],
  own: { viewport?: string | undefined; options?: Viewports } = {},
) {
  if (tags.includes("behaviour")) return { disableSnapshot: true };
  const styles = own.options?.[own.viewport ?? ""]?.styles;
  const viewport = styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : phone;
  return {
    modes: {
      phone: { viewport },
      ...Object.fromEntries(wanted.map((name) => [name, { viewport, ...modes[name] }])),
    },
  };
}
