import { useId } from "react";

/** Names a button by its own words and those of other elements, by their ids: "Termin absagen" of one day among several. */
export function useNameWith(about: string | undefined) {
  const id = useId();
  return about === undefined ? {} : { id, "aria-labelledby": `${id} ${about}` };
}
