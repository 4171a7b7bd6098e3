/** What an address (its part after `?`) says of a global: `theme` of `globals=theme:dark`. */
export const globalInAddress = (name: string, search: string): string | undefined =>
  new RegExp(`(?:^|;)${name}:([^;]+)`).exec(new URLSearchParams(search).get("globals") ?? "")?.[1];
