import type { Area } from "#src/copy/keys.gen.ts";
import { loadCopy } from "#src/copy/store.ts";
import { translator, type Namespace, type Translate } from "#src/copy/translate.ts";

/** The German texts of one namespace outside React, for what is written into a file. */
export async function textsOf<N extends Namespace>(namespace: N): Promise<Translate<N>> {
  return translator(namespace, "de", await loadCopy("de", namespace.split(".")[0] as Area));
}
