/**
 * What an address says of a global: `theme` of `globals=theme:dark`. The manager writes its globals behind the fragment of
 * an address that has one, and newer ones behind those.
 */
export function globalInAddress(name: string, { href }: Pick<Location, "href">): string | undefined {
  const [, globals = ""] = /.*[?&]globals=([^&#]*)/.exec(href) ?? [];
  return new RegExp(`(?:^|;)${name}:([^;]+)`).exec(decodeURIComponent(globals))?.[1];
}
