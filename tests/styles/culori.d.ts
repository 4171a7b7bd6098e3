/** The package has no types; these are the functions that the tests of the tokens use. */
declare module "culori" {
  /** `#rrggbb`; undefined for an invalid colour. */
  export function formatHex(colour: string): string | undefined;
  /** `#rrggbbaa` */
  export function formatHex8(colour: string): string | undefined;
  export function wcagContrast(front: string, ground: string): number;
  export function converter(
    mode: "oklch",
  ): (colour: string) => { l: number; c: number; h?: number; alpha?: number } | undefined;
  export function converter(mode: "rgb"): (colour: string) => { r: number; g: number; b: number; alpha?: number };
}
