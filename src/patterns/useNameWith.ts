import { useId } from "react";

/** Names a button by its own text and other elements, by id: "Termin absagen" of one day among several. */
export function useNameWith(about: string | undefined) {
  const id = useId();
  return about === undefined ? {} : { id, "aria-labelledby": `${id} ${about}` };
}
