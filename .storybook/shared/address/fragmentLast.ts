/**
 * The query and the fragment of an address in this order. The manager writes its parameters behind a fragment, takes them
 * for a part of it from then on, and so never takes one back.
 */
export function fragmentLast({ search, hash }: Pick<Location, "search" | "hash">): string {
  const [fragment = "", ...behind] = hash.split("&");
  const parameters = new Map([...search.slice(1).split("&"), ...behind].map((each) => [each.split("=")[0], each]));
  return `?${[...parameters.values()].join("&")}${fragment}`;
}

export const isFragmentLast = ({ hash }: Pick<Location, "hash">): boolean => !hash.includes("&");
